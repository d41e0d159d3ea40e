/** Plays judges on phones that exchange over a lossy channel: npm run --silent soak -- --phones 6 --events 1500 --loss 0.33 [--seed 1] */
import { createReceiver, createSender, openContent, packBatch, sealContent, unpackBatch } from "../src/exchange/index.ts";
import {
  addEvent,
  addEvents,
  type Body,
  canonicalJson,
  chained,
  checkIncoming,
  coverageFor,
  createLogState,
  type Held,
  hashOf,
  type LogEvent,
  type LogState,
  missingFor,
  phoneIdOf,
  playerKey,
  type Seal,
  type Signing,
  sealHead,
} from "../src/log/index.ts";
import { rulingOf } from "../src/log/testing/phone.ts";
import { projectionOf } from "../src/log/testing/projection.ts";
import { createSealing, createSigning, randomHex } from "../src/store/crypto.ts";

interface Phone {
  readonly id: string;
  readonly publicKey: string;
  readonly signing: Signing;
  readonly hours: number;
  readonly state: LogState;
  readonly log: LogEvent[];
  readonly hashes: Map<string, string>;
  readonly seals: Map<string, Seal>;
  written: number;
}

const option = (name: string, or: number) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || or;
const has = (name: string) => process.argv.includes(`--${name}`);
const [count, wanted] = [option("phones", 6), option("events", 1500)];
const loss = has("loss") ? Math.min(0.95, Math.max(0, Number(process.argv[process.argv.indexOf("--loss") + 1]))) : 0.33;
const random = randomFrom(has("seed") ? option("seed", 1) : 1);
const below = (end: number) => Math.floor(random() * end);
const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;

const TOURNAMENT = "0193a000-0000-4000-9000-000000000001";
const NAMES = [
  "選手一",
  "プレイヤー甲",
  "Player 01",
  "Ｐｌａｙｅｒ ０１",
  "player 02",
  "陳小明",
  "佐藤 花子",
  "O'Neil",
  "<b>x</b>",
  "=1+1",
];
const settings = {
  name: "大会",
  from: "2026-12-05",
  to: "2026-12-06",
  guide: "small",
  edition: "1",
  level: "low",
  matchForm: "best-of-three",
  decisions: {},
} as const;

const sealing = createSealing();
const eventKey = randomHex();
const written = new Map<string, LogEvent>();
const phones = await createPhones();
let refused = 0;

while (written.size < wanted) {
  for (let turn = 0; turn < 10 && written.size < wanted; turn += 1) act(pick(phones));
  const [from, to] = [pick(phones), pick(phones)];
  if (from !== to) await exchange(from, to, random() < 0.1);
}
for (let lap = 0; lap < 2; lap += 1) {
  for (const [index, from] of phones.entries()) {
    const to = phones[(index + 1) % phones.length] as Phone;
    await exchange(from, to, false);
    await exchange(to, from, false);
  }
}
report();

async function createPhones(): Promise<readonly Phone[]> {
  const made: Phone[] = [];
  for (let index = 0; index < count; index += 1) {
    const keys = (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"])) as CryptoKeyPair;
    const publicKey = Buffer.from(await crypto.subtle.exportKey("raw", keys.publicKey)).toString("hex");
    const id = phoneIdOf(publicKey);
    const state = createLogState(TOURNAMENT, { heads: [made[0]?.id ?? id] });
    const signing = createSigning(keys);
    made.push({ id, publicKey, signing, hours: below(25) - 12, state, log: [], hashes: new Map(), seals: new Map(), written: 0 });
  }
  for (const [index, phone] of made.entries()) {
    write(phone, { kind: "joined", judge: `Judge ${index + 1}`, key: phone.publicKey, app: "0.1.0" });
    if (index === 0) write(phone, { kind: "opened", settings });
  }
  return made;
}

function write(phone: Phone, body: Body) {
  const last = phone.log.findLast((each) => each.phone === phone.id);
  const head = last && { seq: last.seq, hash: phone.hashes.get(last.id) as string };
  phone.written += 1;
  const at = timeOf(phone);
  const event = chained(
    { id: uuid(), tournament: TOURNAMENT, phone: phone.id, by: `Judge ${phone.id.slice(0, 4)}`, at },
    body,
    head,
    phone.state.clock,
  );
  keep(phone, [event]);
  written.set(event.id, event);
}

function keep(phone: Phone, events: readonly LogEvent[]) {
  for (const event of events) {
    phone.log.push(event);
    phone.hashes.set(event.id, hashOf(event));
  }
  if (events.length === 1 && events[0]) addEvent(phone.state, events[0]);
  else addEvents(phone.state, events);
}

function act(phone: Phone) {
  const { state } = phone;
  const players = [...state.players.keys()];
  const target = pick([...state.entries.keys(), ...state.notes.keys(), ""]);
  const chance = below(100);
  if (players.length === 0 || chance < 10) {
    const [name, ref] = [`${pick(NAMES)}${pick(["", " 1", " 2", " 3", " 4", " 5"])}`, random() < 0.4 ? `00${below(60)}` : undefined];
    const person = { name, ...(ref === undefined ? {} : { ref }), role: "player" as const };
    write(phone, { kind: "player-added", player: playerKey(person), person });
    return;
  }
  const player = pick(players);
  if (chance < 50 || target === "") {
    const more = random() < 0.3 ? { note: `桌 ${below(99)}, "quoted"`, table: String(below(99)) } : {};
    const pending = random() < 0.2 ? { pending: true as const } : {};
    const ruling = rulingOf({ ...phone, name: phone.id } as never, player, state.round, pick(["slow-play", "extra-card", "odd-case"]));
    write(phone, { kind: "recorded", player, day: 1, round: 1 + below(state.round), ...ruling, ...more, ...pending });
  } else if (chance < 56) write(phone, { kind: "voided", target, reason: "wrong table" });
  else if (chance < 60) write(phone, { kind: "restored", target });
  else if (chance < 66) write(phone, { kind: "corrected", target, note: `corrected ${below(9)}`, round: 1 + below(9) });
  else if (chance < 70)
    write(phone, { kind: "corrected", target, ruling: rulingOf({ ...phone, name: phone.id } as never, player, 1, "odd-case") });
  else if (chance < 74) write(phone, { kind: "reassigned", target, player });
  else if (chance < 82)
    write(phone, {
      kind: "decided",
      target,
      ...pick([{ decision: "confirmed" }, { decision: "refused" }, { decision: "changed", issued: ["game-loss"] }] as const),
    });
  else if (chance < 84) write(phone, { kind: "players-merged", player, into: pick(players) });
  else if (chance < 86) {
    const merges = [...state.events.values()].filter((each) => each.body.kind === "players-merged");
    if (merges.length > 0) write(phone, { kind: "players-unmerged", target: pick(merges).id });
  } else if (chance < 90) write(phone, { kind: "role-given", phone: pick(phones).id, role: pick(["head", "floor", "scorekeeper"]) });
  else if (chance < 92) write(phone, { kind: "house-ruled", infraction: "odd-case", level: "low", penalties: pick([["warning"], null]) });
  else if (chance < 94) write(phone, { kind: "set", settings: { name: `大会 ${below(99)}` } });
  else if (chance < 96) {
    const { day, round } = state;
    write(phone, { kind: "advanced", day, round: Math.min(9, round + 1), from: { day, round } });
  } else write(phone, { kind: "noted", player, day: 1, round: 1, text: `note ${below(1000)}` });
}

/** One phone shows its codes, the other films them; a hasty one goes away before all is there. */
async function exchange(from: Phone, to: Phone, isHasty: boolean) {
  const last = from.log.findLast((each) => each.phone === from.id) as LogEvent;
  const hash = from.hashes.get(last.id) as string;
  const seal = await sealHead({ tournament: TOURNAMENT, phone: from.id, seq: last.seq, hash }, from.signing);
  if (seal) from.seals.set(seal.hash, seal);
  const seals = [...from.seals.values()];
  const lacking = random() < 0.1 ? "everything" : coverageFor(TOURNAMENT, to.log, timeOf(to));
  const events = missingFor(from.log, seals, lacking);
  const sender = { phone: from.id, judge: "Judge", app: "0.1.0", at: timeOf(from) };
  const plain = packBatch({ tournament: TOURNAMENT, events, seals, from: sender, coverage: coverageFor(TOURNAMENT, from.log, sender.at) });
  const bytes = filmed(await sealContent("batch", eventKey, plain, sealing), isHasty);
  if (bytes) await take(to, bytes);
}

function filmed(sealed: Uint8Array, isHasty: boolean): Uint8Array | undefined {
  const [mine, other] = [createSender(sealed, "0.1.0"), createSender(sealed.slice(0, sealed.length - 1), "0.1.0")];
  if (!mine.ok || !other.ok) throw new Error("too large for codes");
  const receiver = createReceiver();
  const start = random() < 0.5 ? 0 : below(5000);
  for (let shown = 0; ; shown += 1) {
    if (isHasty && shown > mine.value.needed / 2) return undefined;
    if (random() < loss) continue;
    const place = random() < 0.1 ? Math.max(0, start + shown - below(4)) : start + shown;
    if (random() < 0.1) receiver.receive(other.value.frame(below(3)));
    const received = receiver.receive(mine.value.frame(place));
    if (received.kind === "done" && received.transfer === mine.value.transfer) return received.bytes;
  }
}

async function take(phone: Phone, bytes: Uint8Array) {
  const opened = await openContent("batch", bytes, [eventKey], sealing);
  const batch = opened.ok ? unpackBatch(opened.value.plain) : opened;
  if (!batch.ok) {
    refused += 1;
    return;
  }
  const held: Held = {
    at: (id, seq) =>
      phone.log.flatMap((each) =>
        each.phone === id && each.seq === seq ? [{ hash: phone.hashes.get(each.id) ?? "", clock: each.clock }] : [],
      ),
    keys: new Map(phone.log.flatMap(({ phone: id, body }) => (body.kind === "joined" ? [[id, body.key]] : []))),
  };
  const checked = await checkIncoming(batch.value, held, phone.signing);
  if (!checked.ok) {
    refused += 1;
    return;
  }
  for (const seal of checked.value.seals) phone.seals.set(seal.hash, seal);
  keep(
    phone,
    batch.value.events.filter((each) => !phone.hashes.has(each.id)),
  );
}

function report() {
  const views = phones.map((each) => canonicalJson(projectionOf(each.state)));
  const diverged = views.filter((each) => each !== views[0]).length;
  let [lost, invented] = [0, 0];
  for (const { state } of phones) {
    lost += [...written.keys()].filter((id) => !state.events.has(id)).length;
    invented += state.clashes.size;
    for (const [id, event] of state.events) {
      const original = written.get(id);
      if (!original || canonicalJson(original) !== canonicalJson(event)) invented += 1;
    }
  }
  if (refused > 0) process.stderr.write(`refused ${refused}\n`);
  process.stdout.write(`phones ${phones.length}, events ${written.size}, diverged ${diverged}, lost ${lost}, invented ${invented}\n`);
  process.exitCode = diverged + lost + invented + refused > 0 ? 1 : 0;
}

/** Each phone's own idea of the time: hours apart. */
function timeOf({ hours, written: place }: { readonly hours: number; readonly written: number }): string {
  const minutes = ((((14 + hours) * 60 + place) % 1440) + 1440) % 1440;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `2026-12-05T${two(minutes / 60)}:${two(minutes % 60)}:00+08:00`;
}

function uuid(): string {
  const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Mulberry32: the same play for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
