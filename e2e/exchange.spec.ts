import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Picture } from "./camera.ts";
import { photograph } from "./camera.ts";
import { goTo } from "./pages/App.ts";
import { ExchangePage } from "./pages/ExchangePage.ts";
import { JournalPage } from "./pages/JournalPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";

const PLAYER = "Player 01";

let phones: ExchangePage[] = [];
let url = "";

test.describe.configure({ timeout: 150_000 });

test.beforeEach(({ baseURL }) => {
  url = baseURL ?? "";
  phones = [];
});

test.afterEach(async () => {
  for (const phone of phones) {
    expect.soft(phone.troubles).toEqual([]);
    await phone.close();
  }
});

async function phone(judge: string, options: Omit<Parameters<typeof ExchangePage.start>[1] & object, "judge"> = {}): Promise<ExchangePage> {
  const started = await ExchangePage.start(url, { judge, ...options });
  phones.push(started);
  return started;
}

/** A third of them is lost, whichever come first. */
function withLosses(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.filter((_, index) => index % 3 !== 1);
}

test("a phone that scans the join code is a judge of the event, offline, and asks for the name that it lacks", async () => {
  const head = await phone("Judge A");
  const floor = await phone("");
  await head.createEvent("Spring Cup");
  await head.joinText();
  floor.lookAt([await photograph(head.page)]);
  await floor.show("/scan", "scan.title");
  await expect(floor.page.getByRole("heading", { name: "Spring Cup" })).toBeVisible({ timeout: 30_000 });
  await floor.button("scan.join").tap();
  await expect(floor.says("scan.name-missing")).toBeVisible();
  expect(await floor.log()).toEqual([]);

  await floor.page.getByLabel(floor.t("scan.name")).fill("Judge B");
  await floor.confirmJoining();
  expect(await floor.log()).toHaveLength(1);
  await goTo(floor.page, "/exchange");
  await expect(floor.page.locator("[data-phone=own]")).toContainText("Judge B");
  await expect(floor.page.locator("[data-phone=own]")).toContainText(floor.t("role.floor"));
});

for (const count of [1, 50, 1000]) {
  test(`${count} entries by animated codes: a third lost, begun in the middle, among another transfer's; then both logs are the same`, async () => {
    await exchangeBothWays(count);
  });
}

async function exchangeBothWays(count: number) {
  const [head, floor] = [await phone("Judge A"), await phone("Judge B")];
  await head.createEvent();
  await head.writeEntries(count);
  await floor.joinByPaste(await head.joinText());

  await head.send("everything");
  const others = await head.film(Math.max(0, (await head.needed()) - 1));
  await head.send(floor);
  const needed = await head.needed();
  await head.page.waitForTimeout(700);
  const seen = withLosses(await head.film(Math.ceil(needed * 1.6) + 3));
  const mixed = seen.flatMap((each, index) => (others[index] ? [others[index], each] : [each]));
  await floor.receive(mixed);
  const fresh = Number(await floor.report.getAttribute("data-report"));
  expect(fresh).toBe((await head.log()).length);

  await floor.button("report.answer").tap();
  await expect(floor.page.locator("canvas[data-place]")).toBeVisible();
  await head.receive(await floor.film(4));
  expect(await head.report.getAttribute("data-report")).toBe("1");
  expect(await floor.log()).toEqual(await head.log());

  await goTo(floor.page, "/exchange");
  await expect(floor.page.locator("[data-phones='3']")).toBeVisible();
  await head.send("everything");
  await floor.receive(await head.film((await head.needed()) + 2));
  await expect(floor.says("report.nothing-new")).toBeVisible();
  expect(await floor.log()).toEqual(await head.log());
}

test("two floor judges' first offences of one player meet: the missed step is shown, the decision goes back by file, and four logs are one", async () => {
  const head = await phone("Judge A", { headJudge: true });
  const [left, right] = [await phone("Judge B"), await phone("Judge C")];
  const desk = await phone("Judge D");
  await head.createEvent();
  const code = await head.joinText();
  for (const each of [left, right, desk]) await each.joinByPaste(code);

  for (const each of [left, right]) {
    const wizard = new WizardPage(each.page);
    await wizard.home();
    await wizard.addPlayer(PLAYER);
    await wizard.happened("122");
    await expect(wizard.onRecord).toHaveAttribute("data-on-record", "0");
    await wizard.record("caution");
  }

  await head.receiveFrom(left);
  await expect(head.page.locator("[data-flagged]")).toHaveAttribute("data-flagged", "0");
  await head.receiveFrom(right, "everything");
  await expect(head.page.locator("[data-flagged]")).toHaveAttribute("data-flagged", "1");

  await head.page.getByRole("link", { name: head.t("report.flagged", { count: 1 }) }).tap();
  const journal = new JournalPage(head.page);
  await journal.act("Head judge's decision");
  await journal.choose("Change");
  await journal.choose("Warning");
  await journal.dialog.getByLabel("Reason").fill("Second offence");
  await journal.submit("Save");
  await expect(head.page.getByText("Head judge: changed")).toBeVisible();

  const file = await head.saveEventFile();
  for (const each of [left, right, desk]) await each.takeFile(file);
  // Each of them wrote that it joined, and the desk's phone has not told anybody yet.
  await head.takeFile(await desk.saveEventFile());
  const last = await head.saveEventFile();
  for (const each of [left, right]) await each.takeFile(last);

  const log = await head.log();
  expect(log.filter((each) => each.includes('"kind":"recorded"'))).toHaveLength(2);
  expect(log.filter((each) => each.includes('"kind":"decided"'))).toHaveLength(1);
  const rows = await head.rows();
  for (const each of [left, right, desk]) {
    expect(await each.log()).toEqual(log);
    expect(await each.rows()).toEqual(rows);
  }
});

test("what a record rests on is said where it is shown", async () => {
  const [head, floor] = [await phone("Judge A"), await phone("Judge B")];
  await head.createEvent();
  await floor.joinByPaste(await head.joinText());
  const wizard = new WizardPage(floor.page);
  await wizard.home();
  await wizard.addPlayer(PLAYER);
  await wizard.happened("122");
  await expect(wizard.onRecord).toContainText(wizard.common("coverage.this-phone"));

  await floor.receiveFrom(head);
  await wizard.home();
  await wizard.choose(PLAYER);
  await wizard.happened("122");
  await expect(wizard.onRecord.getByRole("link")).toContainText(/^Entries from: you \d\d:\d\d.*Judge A \d\d:\d\d$/);
});

test("the head judge gives a role, and the other phone has it after the next exchange", async () => {
  const [head, floor] = [await phone("Judge A"), await phone("Judge B")];
  await head.createEvent();
  await floor.joinByPaste(await head.joinText());
  await head.takeFile(await floor.saveEventFile());
  await head.show("", "title");
  const role = head.page.getByLabel(head.t("role.of", { judge: "Judge B" }));
  await expect(role).toHaveValue("floor");
  await role.selectOption("scorekeeper");
  await expect.poll(async () => (await head.log()).filter((each) => each.includes('"kind":"role-given"')).length).toBe(1);
  await expect(role).toHaveValue("scorekeeper");
  await floor.takeFile(await head.saveEventFile());
  await floor.show("", "title");
  await expect(floor.page.locator("[data-phone=own]")).toContainText(floor.t("role.scorekeeper"));
  await expect(floor.page.getByLabel(floor.t("role.of", { judge: "Judge A" }))).toHaveCount(0);
});

test("a camera that is not allowed traps nobody: a sentence, a retry, a picture, a file", async () => {
  const head = await phone("Judge A");
  const floor = await phone("Judge B", { camera: ["--use-fake-device-for-media-stream", "--deny-permission-prompts"] });
  await head.createEvent();
  await head.joinText();
  const picture = await head.page.locator("canvas[data-code]").screenshot();
  await floor.show("/scan", "scan.title");
  await expect(floor.page.getByText(floor.words.ui("scan:problem.denied"))).toBeVisible();
  await floor.page.getByRole("button", { name: floor.words.ui("scan:restart") }).tap();
  await expect(floor.camera).toHaveAttribute("data-camera", "problem");

  const field = floor.page.getByLabel(floor.words.ui("scan:picture"));
  await field.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(floor.page.getByText(floor.words.ui("scan:no-picture"))).toBeVisible();
  await field.setInputFiles({ name: "icon.png", mimeType: "image/png", buffer: await head.page.locator("nav").screenshot() });
  await expect(floor.page.getByText(floor.words.ui("scan:no-code"))).toBeVisible();
  await field.setInputFiles({ name: "code.png", mimeType: "image/png", buffer: picture });
  await floor.confirmJoining();

  await goTo(floor.page, "/exchange/receive");
  await floor.button("receive.now-scan").tap();
  await floor.link("stall.file").tap();
  await expect(floor.page).toHaveURL(/exchange\/file$/);
});

test("the camera is off in the background and after leaving; a standstill offers other ways", async () => {
  const head = await phone("Judge A");
  await head.createEvent();
  await head.show("/receive", "receive.title");
  await head.button("receive.now-scan").tap();
  await expect(head.camera).toHaveAttribute("data-camera", "running");
  await expect(head.page.locator("[data-stalled]")).toBeVisible({ timeout: 20_000 });

  await head.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(head.camera).toHaveAttribute("data-camera", "paused");
  await head.page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(head.camera).toHaveAttribute("data-camera", "running");

  const track = await head.page.evaluateHandle(() => {
    const stream = document.querySelector("video")?.srcObject;
    return stream instanceof MediaStream ? stream.getTracks()[0] : undefined;
  });
  expect(await track.evaluate((each) => each?.readyState)).toBe("live");
  await goTo(head.page, "/exchange");
  await expect(head.page.locator("video")).toHaveCount(0);
  expect(await track.evaluate((each) => each?.readyState)).toBe("ended");
});

test("a file that another app shares opens where it is read, offline, and once", async () => {
  const [head, floor] = [await phone("Judge A"), await phone("Judge B")];
  await head.createEvent();
  await floor.joinByPaste(await head.joinText());
  const text = readFileSync(await head.saveEventFile(), "base64");
  // What the system does: a form with the file, posted to the address that the manifest names; the worker answers, for nobody else is there,
  // and sends the page on to where the file is read.
  await floor.page.evaluate(async (base64) => {
    const form = new FormData();
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    form.set("file", new File([bytes], "選手.floorbook", { type: "application/octet-stream" }));
    await (await fetch("./share", { method: "POST", body: form })).text();
  }, text);
  await floor.page.goto(new URL("./?shared#/exchange/file", floor.page.url()).href);
  await expect(floor.page.locator("[data-plan]")).toHaveAttribute("data-plan", String((await head.log()).length));
  expect(floor.page.url()).not.toContain("shared");
  await floor.page.reload();
  await expect(floor.page.locator("[data-plan]")).toHaveCount(0);
});

test("a file is for the event's phones only, says first what it brings, and what is no event file is refused in words", async () => {
  const [head, floor, stranger] = [await phone("Judge A"), await phone("Judge B"), await phone("Judge C")];
  await head.createEvent();
  await stranger.createEvent("Other Cup");
  await head.writeEntries(3);
  await floor.joinByPaste(await head.joinText());
  const file = await head.saveEventFile();
  const before = await stranger.log();

  await stranger.chooseFile(file);
  await expect(stranger.page.locator("[data-problem=other-event]")).toBeVisible();
  await stranger.chooseFile({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from('{"format":"floorbook"}') });
  await expect(stranger.page.locator("[data-problem=backup]")).toBeVisible();
  await stranger.chooseFile({ name: "x.floorbook", mimeType: "", buffer: Buffer.from("floorbook-exchange 1\n") });
  await expect(stranger.page.locator("[data-problem]")).toBeVisible();
  expect(await stranger.log()).toEqual(before);

  const own = await floor.log();
  await floor.chooseFile(file);
  await expect(floor.page.locator("[data-plan]")).toHaveAttribute("data-plan", String((await head.log()).length));
  expect(await floor.log()).toEqual(own);
  await floor.takeFile(file);
  expect(await floor.log()).toEqual([...(await head.log()), ...own].sort());
  await floor.chooseFile(file);
  await expect(floor.page.locator("[data-plan='0']")).toBeVisible();
});

test("a file of a thousand entries is opened beside the page, offline; where no worker starts, in the page", async () => {
  const [head, floor] = [await phone("Judge A"), await phone("Judge B")];
  await head.createEvent();
  await head.writeEntries(1000);
  await floor.joinByPaste(await head.joinText());
  const file = await head.saveEventFile();
  const workers: string[] = [];
  floor.page.on("worker", (worker) => workers.push(worker.url()));
  const plan = floor.page.locator(`[data-plan="${(await head.log()).length}"]`);
  await floor.chooseFile(file);
  await expect(plan).toBeVisible();
  expect(workers).toEqual([expect.stringContaining("opening-worker")]);

  await floor.page.evaluate(() => {
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor() {
        super("./no-such-worker.js", { type: "module" });
      }
    };
  });
  await goTo(floor.page, "/exchange");
  await floor.chooseFile(file);
  await expect(plan).toBeVisible();
  await floor.takeFile(file);
  expect(await floor.log()).toEqual(expect.arrayContaining([...(await head.log())]));
  floor.troubles.splice(0);
});
