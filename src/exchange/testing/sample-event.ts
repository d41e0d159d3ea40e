import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type Body,
  chained,
  coverageFor,
  type Head,
  hashOf,
  type LogEvent,
  phoneIdOf,
  playerKey,
  type Seal,
  type Signing,
  sealHead,
} from "#log";
import { type BatchSender, packBatch } from "../batch.ts";
import { sealContent } from "../envelope.ts";
import type { Sealing } from "../sealing.ts";

export const TOURNAMENT = "0193a000-0000-4000-9000-000000000001";
export const EVENT_KEY = "5e".repeat(32);
const algorithm = { name: "Ed25519" };

export interface SamplePhone {
  readonly id: string;
  readonly key: string;
  readonly signing: Signing;
  readonly log: LogEvent[];
  readonly write: (body: Body, more?: Partial<LogEvent>) => LogEvent;
  readonly seal: () => Promise<Seal>;
}

/** A phone with a real key that has joined; `random` makes its ids. */
async function createSamplePhone(judge: string, random: () => number): Promise<SamplePhone> {
  const pair = (await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"])) as CryptoKeyPair;
  const key = bytesToHex(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  const id = phoneIdOf(key);
  const log: LogEvent[] = [];
  let head: Head | undefined;
  const write = (body: Body, more: Partial<LogEvent> = {}) => {
    const clock = log.at(-1)?.clock ?? 0;
    const minutes = Math.floor(log.length * 2.3);
    const two = (value: number) => String(value % 60).padStart(2, "0");
    const at = `2026-12-05T${String(9 + (Math.floor(minutes / 60) % 12)).padStart(2, "0")}:${two(minutes)}:${two(Math.floor(random() * 60))}+08:00`;
    const event = { ...chained({ id: uuidFrom(random), tournament: TOURNAMENT, phone: id, by: judge, at }, body, head, clock), ...more };
    head = { seq: event.seq, hash: hashOf(event) };
    log.push(event);
    return event;
  };
  write({ kind: "joined", judge, key, app: "0.1.0" });
  const signing = signingWith(pair);
  return { id, key, signing, log, write, seal: () => sealOf(log.at(-1) as LogEvent, signing) };
}

/** A weekend's penalties as judges write them: so many entries by some phones, with their players. */
export async function sampleLog(
  entries: number,
  judges = 4,
): Promise<{ readonly phones: readonly SamplePhone[]; readonly signing: Signing }> {
  const random = randomFrom(entries);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const phones = await Promise.all(Array.from({ length: judges }, (_, index) => createSamplePhone(`Judge ${index + 1}`, random)));
  const [first] = phones as [SamplePhone];
  first.write({ kind: "opened", settings: SETTINGS });
  const players: string[] = [];
  for (let index = 0; index < entries; index += 1) {
    const phone = pick(phones);
    if (random() < 0.4 || players.length === 0) {
      const name = `${pick(FAMILY)}${pick(GIVEN)}`;
      const person = { name, ref: String(1_000_000 + Math.floor(random() * 8_000_000)), role: "player" as const };
      players.push(playerKey(person));
      phone.write({ kind: "player-added", player: players.at(-1) as string, person });
    }
    phone.write(recorded(pick(players), pick, phone.log));
  }
  return { phones, signing: first.signing };
}

export const SETTINGS = {
  name: "大会 2026",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "dci-2005",
  edition: "2005",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
} as const;

function recorded(player: string, pick: <T>(values: readonly T[]) => T, log: readonly LogEvent[]): Body {
  const issued = pick([["caution"], ["warning"], ["warning"], ["game-loss"]]);
  const counted = pick([0, 0, 0, 1]) ? [log.findLast(({ body }) => body.kind === "recorded")].filter((each) => each !== undefined) : [];
  return {
    kind: "recorded",
    player,
    guide: "dci-2005",
    edition: "2005",
    level: "rel-3",
    infraction: pick(["121", "122", "123", "131", "132", "141", "142", "151", "152", "161", "162", "163"]),
    facts: pick([{}, {}, { "minutes-late": pick([3, 5, 10, 12]) }, { intentional: false }]),
    recommended: { issue: issued, offence: counted.length + 1, counted: counted.map((each) => each.id) },
    issued,
    day: 1,
    round: 1 + Math.floor(log.length / 8),
    table: String(pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) * pick([1, 3, 7, 11])),
    ...pick<object>([
      {},
      {},
      {},
      {},
      { note: pick(["抽牌過多 1", "第二局", "デッキ登録の誤り", "late from lunch", "spoke to both players"]) },
    ]),
  };
}

const FAMILY = ["陳", "林", "王", "佐藤", "鈴木", "高橋", "Smith ", "Kim "];
const GIVEN = ["小明", "美玲", "志豪", "花子", "太郎", "健", "怡君", "大輔", "Alex", "Jo"];

export async function sealOf({ tournament, phone, seq, ...rest }: LogEvent, signing: Signing): Promise<Seal> {
  const hash = hashOf({ tournament, phone, seq, ...rest });
  return (await sealHead({ tournament, phone, seq, hash }, signing)) as Seal;
}

export async function plainBatch(phones: readonly SamplePhone[], more: Partial<Parameters<typeof packBatch>[0]> = {}): Promise<Uint8Array> {
  const events = phones.flatMap((each) => each.log);
  const from: BatchSender = { phone: phones[0]?.id ?? "", judge: "Judge 1", app: "0.1.0", at: "2026-12-05T14:00:00+08:00" };
  const seals = await Promise.all(phones.map((each) => each.seal()));
  return packBatch({ tournament: TOURNAMENT, events, seals, from, coverage: coverageFor(TOURNAMENT, events, from.at), ...more });
}

export async function sealedBatch(phones: readonly SamplePhone[], sealing: Sealing): Promise<Uint8Array> {
  return sealContent("batch", EVENT_KEY, await plainBatch(phones), sealing);
}

function signingWith(pair: CryptoKeyPair): Signing {
  return {
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, Uint8Array.from(bytes))),
    verify: async (raw, bytes, signature) => {
      const imported = await crypto.subtle.importKey("raw", Uint8Array.from(raw), algorithm, false, ["verify"]);
      return crypto.subtle.verify(algorithm, imported, Uint8Array.from(signature), Uint8Array.from(bytes));
    },
  };
}

function uuidFrom(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
