/** Figure 2: what it takes to install the app, and what its first screen waits for. */
import { weigh } from "../scripts/budget.ts";
import type { Figure, Options } from "./figure.ts";

export function measureBytes({ dist }: Options): Promise<readonly Figure[]> {
  return Promise.resolve(
    weigh(dist).map(({ figure, what, unit, value, goal, budget }) => ({
      figure,
      what,
      unit,
      value,
      goal: `≤ ${goal} ${unit}`,
      met: value <= goal,
      budget,
    })),
  );
}
