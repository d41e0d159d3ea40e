/** Wakes whoever waits; rung while nobody waits, it wakes the next one at once. */
export interface Bell {
  readonly ring: () => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: () => void = () => undefined;
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (milliseconds) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
