import { describe, expect, test } from "vitest";
import { type Investigation, type PhotoFile, parseJoinCode } from "#exchange";
import { createInvestigationStore } from "./investigations.ts";
import { createStorePhone, must, type StorePhone } from "./testing/phones.ts";

const settings = {
  name: "Test Cup",
  from: "2026-12-05",
  to: "2026-12-05",
  guide: "dci-2005",
  edition: "2005-01-20",
  level: "rel-3",
  matchForm: "best-of-three",
  decisions: {},
} as const;

const blank: Investigation = {
  v: 1,
  id: "case-1",
  tournament: "t1",
  judge: "Floor judge",
  at: "2026-12-05T14:00:00+08:00",
  day: 1,
  round: 3,
  table: "7",
  entries: [],
  people: [{ id: "a", part: "a", player: "@player01", name: "Player 01", ref: "", contact: "" }],
  says: { a: "選手說他沒有洗牌", b: "プレイヤー甲は見ていた" },
  facts: "Four cards on top",
  impressions: "nervous",
  statements: [],
  photos: [],
  report: { infractions: "", proven: "", assumptions: "", reasoning: "", done: ["separated"] },
};

const picture = { id: "p1", type: "image/jpeg", bytes: Uint8Array.from({ length: 5000 }, (_, index) => index % 251) };
const withPhoto: Investigation = { ...blank, photos: [{ id: "p1", at: blank.at, caption: "board" }] };

function casesOf({ db, store }: StorePhone, judge: string) {
  return createInvestigationStore({
    db,
    exchange: store.exchange,
    newId: () => crypto.randomUUID(),
    now: () => "2026-12-05T14:30:00+08:00",
    judge: () => judge,
    app: "0.1.0",
  });
}

async function twoPhones() {
  const [head, floor] = [createStorePhone("Head judge"), createStorePhone("Floor judge")];
  must(await head.store.write("t1", [{ body: { kind: "opened", settings } }]));
  must(await floor.store.exchange.join(must(parseJoinCode(must(await head.store.exchange.joinCode("t1"))))));
  return { head, mine: casesOf(floor, "Floor judge"), theirs: casesOf(head, "Head judge"), floor };
}

describe("a case", { timeout: 30_000 }, () => {
  test("goes to the head judge with its photos, and without the impressions", async () => {
    const { mine, theirs } = await twoPhones();
    must(await mine.addPhoto(withPhoto, picture));
    const bytes = must(await mine.handOver("case-1", { photos: true, impressions: false }));
    expect(must(await theirs.receive(bytes))).toEqual({ id: "case-1", tournament: "t1" });
    const [row] = must(await theirs.list("t1"));
    expect(row?.received).toEqual({ judge: "Floor judge", at: "2026-12-05T14:30:00+08:00" });
    expect(row?.investigation).toEqual({ ...withPhoto, impressions: "" });
    expect(must(await theirs.photosOf("case-1"))).toEqual([picture]);
  });

  test("gives lighter photos to the head judge and keeps its own", async () => {
    const { mine, theirs } = await twoPhones();
    must(await mine.addPhoto(withPhoto, picture));
    const lighter = async (photo: PhotoFile) => ({ ...photo, bytes: photo.bytes.slice(0, 2) });
    must(await theirs.receive(must(await mine.handOver("case-1", { photos: true, impressions: false, lighter }))));
    expect(must(await theirs.photosOf("case-1"))).toEqual([await lighter(picture)]);
    expect(must(await mine.photosOf("case-1"))).toEqual([picture]);
  });

  test("without its photos says that it has none", async () => {
    const { mine, theirs } = await twoPhones();
    must(await mine.addPhoto(withPhoto, picture));
    must(await theirs.receive(must(await mine.handOver("case-1", { photos: false, impressions: true }))));
    const [row] = must(await theirs.list("t1"));
    expect(row?.investigation).toEqual({ ...withPhoto, photos: [] });
  });

  test("that comes again replaces the first, but never what the head judge wrote in it", async () => {
    const { mine, theirs } = await twoPhones();
    must(await mine.save(blank));
    const bytes = must(await mine.handOver("case-1", { photos: false, impressions: false }));
    must(await theirs.receive(bytes));
    must(await theirs.receive(bytes));
    expect(must(await theirs.list("t1"))).toHaveLength(1);
    must(await theirs.save({ ...blank, facts: "the head judge's own" }));
    must(await theirs.receive(bytes));
    const facts = must(await theirs.list("t1")).map((each) => each.investigation.facts);
    expect(facts.sort()).toEqual(["Four cards on top", "the head judge's own"]);
  });

  test("is refused by a phone of another event, and when a byte was changed", async () => {
    const { mine, theirs } = await twoPhones();
    must(await mine.save(blank));
    const bytes = must(await mine.handOver("case-1", { photos: false, impressions: false }));
    const stranger = createStorePhone("Stranger");
    must(await stranger.store.write("t2", [{ body: { kind: "opened", settings } }]));
    must(await stranger.store.exchange.joinCode("t2"));
    expect(await casesOf(stranger, "Stranger").receive(bytes)).toEqual({ ok: false, error: { kind: "other-event" } });
    const changed = Uint8Array.from(bytes, (each, index) => (index === bytes.length - 1 ? each ^ 1 : each));
    expect(await theirs.receive(changed)).toEqual({ ok: false, error: { kind: "damaged" } });
  });

  test("is in no batch and no export, and a batch is no case", async () => {
    const { mine, theirs, floor } = await twoPhones();
    must(await mine.addPhoto({ ...withPhoto, facts: "SECRET-FACT" }, picture));
    const batch = must(await floor.store.exchange.exportBatch("t1", "everything"));
    expect(await theirs.receive(batch.bytes)).toEqual({ ok: false, error: { kind: "not-ours" } });
    expect(must(await floor.store.exportLog("2026-12-05T20:00:00+08:00"))).not.toContain("SECRET-FACT");
    const handed = must(await mine.handOver("case-1", { photos: false, impressions: false }));
    expect(await floor.store.exchange.planBatch(handed, "stored")).toEqual({ ok: false, error: { kind: "not-ours" } });
  });

  test("that is deleted is gone, with its photos", async () => {
    const { mine, floor } = await twoPhones();
    must(await mine.addPhoto(withPhoto, picture));
    must(await mine.drop("case-1"));
    expect(await floor.db.cases.count()).toBe(0);
    expect(await floor.db.casePhotos.count()).toBe(0);
  });
});
