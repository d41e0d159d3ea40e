/** The app switcher keeps a picture of the page: while the page is in the background it shows nobody's name. */
export function hangCurtain(): void {
  const root = document.documentElement;
  const cover = (isCovered: boolean) => root.toggleAttribute("data-curtain", isCovered);
  document.addEventListener("visibilitychange", () => cover(document.hidden));
  addEventListener("pagehide", () => cover(true));
  addEventListener("pageshow", () => cover(document.hidden));
}
