export interface StartProbe {
  readonly rows: string;
  readonly least: number;
}

export interface StartTimes {
  readonly painted: number;
  readonly answered: number;
  /** The page that was tapped for is there in whole; of the limit the same as answered. */
  readonly whole: number;
}

/**
 * Runs in the page before any of its scripts. Milliseconds since navigation: the rows were painted, the tap on one of them (made at once) was
 * answered by its heading, and what it leads to was there in whole. A message posted from a frame is handled when that frame was produced.
 */
export function probeStart({ rows, least }: StartProbe): void {
  if (window.top !== window) return;
  const times: { painted?: number; answered?: number; whole?: number } = {};
  const after = (isSo: () => boolean, then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    const look = () => (isSo() ? channel.port2.postMessage(0) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);
  after(
    () => seen(rows).length >= least,
    () => {
      times.painted = performance.now();
      const row = seen(rows)[1];
      const wanted = (row?.querySelector(".grow") ?? row)?.textContent ?? "";
      row?.click();
      const isNamed = () => seen("h1").some((each) => each.textContent?.includes(wanted));
      after(isNamed, () => {
        times.answered = performance.now();
        const isWhole = () => document.getElementById("root") === null || (isNamed() && seen("#root main > *").length > 1);
        after(isWhole, () => {
          times.whole = performance.now();
          (window as unknown as { tellTimes: (text: string) => void }).tellTimes(JSON.stringify(times));
        });
      });
    },
  );
}
