/** Figure 8: entries as animated codes, encrypted: what an entry weighs, and how many codes must be shown when a part of the frames is lost. */
import { createReceiver, createSender, packBatch, sealContent } from "../src/exchange/index.ts";
import { coverageFor } from "../src/log/index.ts";
import { createSealing, randomHex } from "../src/store/crypto.ts";
import { logWith, randomFrom } from "./entries.ts";
import { type Figure, median, type Options, rounded } from "./figure.ts";

const TRIALS = 200;
const LOSSES = [0, 0.3, 0.5] as const;
const FRAMES_A_SECOND = 10;

export async function measureCodes(_options: Options): Promise<readonly Figure[]> {
  const small = await sealed(200);
  const large = await sealed(1_000);
  const figures: Figure[] = [
    weight("bytes an entry, 200 entries encrypted", small.length / 200),
    ...LOSSES.map((loss) => shown(small, loss)),
    seconds("200 entries at 10 frames a second, a third of them lost", small, 2),
    seconds("1,000 entries at 10 frames a second, a third of them lost", large, 8),
  ];
  return figures;
}

async function sealed(entries: number): Promise<Uint8Array> {
  const events = logWith(entries);
  const from = { phone: "phone-2", judge: "Judge 02", app: "0.1.0", at: "2026-12-05T18:00:00+08:00" };
  const coverage = coverageFor("bench", events, from.at);
  return sealContent("batch", randomHex(), packBatch({ tournament: "bench", events, seals: [], from, coverage }), createSealing());
}

function weight(what: string, value: number): Figure {
  return {
    figure: "8",
    what,
    unit: "bytes",
    value: rounded(value),
    goal: "≤ 45 bytes",
    met: value <= 45,
    note: "the players are new to the other phone and counted in; signatures are not",
  };
}

function shown(bytes: Uint8Array, loss: number): Figure {
  const random = randomFrom(7);
  const trials = Array.from({ length: TRIALS }, () => framesUntilDone(bytes, loss, random));
  const [value, limit] = [mean(trials.map(({ frames }) => frames)), mean(trials.map(({ ideal }) => ideal))];
  return {
    figure: "8",
    what: `codes shown with ${Math.round(loss * 100)} % lost`,
    unit: "codes",
    value: rounded(value),
    limit: rounded(limit),
    ratio: rounded(value / limit),
    goal: "≤ 1.15 × the ideal",
    met: value / limit <= 1.15,
    n: TRIALS,
  };
}

function seconds(what: string, bytes: Uint8Array, most: number): Figure {
  const random = randomFrom(8);
  const value = median(Array.from({ length: TRIALS }, () => framesUntilDone(bytes, 1 / 3, random).frames)) / FRAMES_A_SECOND;
  return {
    figure: "8",
    what,
    unit: "s",
    value: rounded(value),
    goal: `under ${most} s`,
    met: value < most,
    n: TRIALS,
    note: "by the codes shown; the camera's part is measured by the tests of the exchange",
  };
}

/** The ideal: as many frames arrive as the content has blocks, the same frames being lost. */
function framesUntilDone(bytes: Uint8Array, loss: number, random: () => number): { readonly frames: number; readonly ideal: number } {
  const sender = createSender(bytes, "0.1.0");
  if (!sender.ok) throw new Error("too large");
  const receiver = createReceiver();
  const start = Math.floor(random() * 5_000);
  let arrived = 0;
  let ideal = 0;
  for (let frames = 1; ; frames++) {
    if (random() < loss) continue;
    arrived++;
    if (arrived === sender.value.needed) ideal = frames;
    if (receiver.receive(sender.value.frame(start + frames)).kind === "done") return { frames, ideal };
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
