import { connect, jwtAuthenticator } from "@nats-io/transport-node";
import { expect, test } from "@playwright/test";
import { parseHubName } from "#exchange";
import { connectAsAdmin, makePlace } from "../scripts/hub/admin.ts";
import { keysIn } from "../scripts/hub/keys.ts";
import { eventToken, subjectsOf } from "../scripts/hub/tokens.ts";
import { DeskPage } from "./pages/DeskPage.ts";
import { ExchangePage } from "./pages/ExchangePage.ts";
import { HubPage } from "./pages/HubPage.ts";
import { OwnHub } from "./pages/own-hub.ts";
import { WizardPage } from "./pages/WizardPage.ts";

const PLAYER = "Player 01";
const EVENT = "Test Cup 7";
const JUDGES = ["Judge A", "Judge B", "Judge C", "Judge D"] as const;

let phones: ExchangePage[] = [];
let hub: OwnHub;

test.describe.configure({ timeout: 240_000 });

test.beforeEach(async () => {
  phones = [];
  hub = await OwnHub.on();
});

test.afterEach(async () => {
  await hub.kill();
  for (const each of phones) {
    // A hub that is not there is an error to the browser, and none to a judge.
    expect.soft(each.troubles.filter((trouble) => !trouble.includes("WebSocket"))).toEqual([]);
    await each.close();
  }
});

async function phone(url: string | undefined, judge: string, headJudge = false): Promise<ExchangePage> {
  const started = await ExchangePage.start(url ?? "", { judge, headJudge });
  phones.push(started);
  return started;
}

test("two floor judges' first offences meet at a hub that is killed twice; the decision goes back by hub, and four logs are one", async ({
  baseURL,
}) => {
  const head = await phone(baseURL, JUDGES[0], true);
  const [left, right, desk] = [await phone(baseURL, JUDGES[1]), await phone(baseURL, JUDGES[2]), await phone(baseURL, JUDGES[3])];
  await head.createEvent(EVENT);
  const join = await head.joinText();
  for (const each of [left, right, desk]) await each.joinByPaste(join);
  for (const each of [left, right]) {
    const wizard = new WizardPage(each.page);
    await wizard.home();
    await wizard.addPlayer(PLAYER);
    await wizard.happened("122");
    await expect(wizard.onRecord).toHaveAttribute("data-on-record", "0");
    await wizard.record("caution");
  }

  const hubs = phones.map((each) => new HubPage(each));
  const [headHub, leftHub, rightHub, deskHub] = hubs as [HubPage, HubPage, HubPage, HubPage];
  const name = await headHub.name();
  await headHub.take(await hub.start(name));
  const code = await headHub.shownCode();
  for (const each of [leftHub, rightHub, deskHub]) await each.take(code);

  await left.setNetwork(true);
  await leftHub.connected();
  await hub.kill();
  for (const each of [head, right]) await each.setNetwork(true);
  await rightHub.says("unreachable");
  await hub.start();
  for (const each of [headHub, rightHub]) await each.connected();

  const inbox = new DeskPage(head.page);
  await inbox.open();
  await expect(inbox.cases("escalation").filter({ hasText: PLAYER })).toBeVisible({ timeout: 30_000 });
  await hub.kill();
  await inbox.cases("escalation").filter({ hasText: PLAYER }).tap();
  await inbox.option("follow", { penalty: inbox.penalty("warning") }).tap();
  await expect(inbox.saved).toBeVisible();
  await headHub.says("unreachable");
  await desk.setNetwork(true);
  await hub.start();

  for (const each of hubs) await each.connected();
  const kinds = async (each: ExchangePage) => (await each.log()).filter((event) => /"kind":"(decided|corrected)"/.test(event)).length;
  for (const each of phones) await expect.poll(() => kinds(each), { timeout: 30_000 }).toBe(2);
  const joined = async () => (await head.log()).filter((each) => each.includes('"kind":"joined"')).length;
  await expect.poll(joined, { timeout: 30_000 }).toBe(phones.length);
  const log = await head.log();
  expect(log.filter((each) => each.includes('"kind":"recorded"'))).toHaveLength(2);
  const rows = await head.rows();
  for (const each of [left, right, desk]) {
    await expect.poll(() => each.log(), { timeout: 30_000 }).toEqual(log);
    expect(await each.rows()).toEqual(rows);
  }

  const sent = new Set(hubs.flatMap((each) => [...each.sent]));
  expect(sent.size).toBeGreaterThan(3);
  expect(await hub.records(parseHubName(name) ?? "")).toBe(sent.size);
  const disk = hub.disk();
  for (const id of sent) expect(disk).toContain(id);
  for (const secret of [PLAYER, EVENT, ...JUDGES, "caution", tournamentOf(log)]) expect(disk).not.toContain(secret);
});

test("a hub that is not there, does not know the event or no longer takes the code is a sentence, and nobody waits for it", async ({
  baseURL,
}) => {
  const head = await phone(baseURL, JUDGES[0], true);
  await head.createEvent(EVENT);
  const headHub = new HubPage(head);
  const event = parseHubName(await headHub.name()) ?? "";
  const good = await hub.start(event);
  await head.setNetwork(true);

  await headHub.take(await hubCodeOfAnotherEvent());
  await expect(head.page.locator("[data-problem=other-hub]")).toBeVisible();

  await hub.kill();
  const expired = await hub.start(event, "--days=-1");
  await headHub.take(expired);
  await headHub.says("expired");

  await headHub.take(good, "take.another");
  await headHub.connected();
  await hub.kill();
  await headHub.says("unreachable");
  const wizard = new WizardPage(head.page);
  await wizard.home();
  await wizard.addPlayer(PLAYER);
  await wizard.happened("122");
  await wizard.record("caution");
  await headHub.open();
  await expect(headHub.state).toHaveAttribute("data-waiting", "2");
  await head.page.getByRole("switch", { name: headHub.t("switch.label") }).tap();
  await expect(headHub.state).toHaveAttribute("data-hub", "off");

  async function hubCodeOfAnotherEvent(): Promise<string> {
    await hub.kill();
    return hub.start("aaaa-bbbb-cccc-dddd");
  }
});

test("the hub lets a phone into its own event only, and lets nobody change or remove a record", async () => {
  const [mine, other] = ["aaaabbbbccccdddd", "eeeeffffgggghhhh"];
  await hub.start(mine);
  const keys = keysIn(hub.folder);
  const admin = await connectAsAdmin(keys, hub.admin);
  await makePlace(admin, other, 1);
  await admin.close();
  const until = Math.floor(Date.now() / 1000);
  const asPhone = (seconds: number) =>
    connect({
      servers: hub.admin,
      authenticator: jwtAuthenticator(eventToken(keys, mine, until + seconds)),
      inboxPrefix: `_INBOX.${mine}`,
      reconnect: false,
    });
  const phoneLink = await asPhone(600);
  const ask = async (subject: string, payload = "") => {
    const answer = await phoneLink.request(subject, payload, { timeout: 2_000 }).catch((error: Error) => error.message);
    return typeof answer === "string" ? answer : answer.string();
  };
  const [streams, refused] = [{ mine: subjectsOf(mine).stream, other: subjectsOf(other).stream }, /Permissions Violation/];

  expect(await ask(`ev.${mine}.one`, "first")).toContain('"seq":1');
  expect(await ask(`ev.${mine}.one`, "second")).toContain("maximum messages per subject exceeded");
  expect(await ask(`$JS.API.STREAM.MSG.GET.${streams.mine}`, '{"seq":1}')).toContain(Buffer.from("first").toString("base64"));

  expect(await ask(`ev.${other}.one`, "first")).toMatch(refused);
  for (const verb of ["INFO", "MSG.GET", "PURGE", "DELETE", "UPDATE", "MSG.DELETE", "CREATE"]) {
    expect(await ask(`$JS.API.STREAM.${verb}.${streams.other}`, '{"seq":1}')).toMatch(refused);
    if (verb !== "INFO" && verb !== "MSG.GET") expect(await ask(`$JS.API.STREAM.${verb}.${streams.mine}`, '{"seq":1}')).toMatch(refused);
  }
  expect(await ask(`$JS.API.CONSUMER.CREATE.${streams.mine}`, "{}")).toMatch(refused);
  for (const subject of [`ev.${other}.*`, `bell.${other}.>`, `_INBOX.${other}.>`, ">"]) {
    await expect(nextOf(phoneLink.subscribe(subject, { max: 1 }))).rejects.toThrow(refused);
  }
  await phoneLink.close();
  await expect(asPhone(-600)).rejects.toThrow(/Authorization Violation/);
});

async function nextOf(messages: AsyncIterable<unknown>): Promise<unknown> {
  for await (const each of messages) return each;
  return undefined;
}

function tournamentOf(log: readonly string[]): string {
  const { tournament } = JSON.parse(log[0] ?? "{}") as { tournament: string };
  expect(tournament).toMatch(/.{10}/);
  return tournament;
}
