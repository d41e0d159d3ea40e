import { expect, test } from "@playwright/test";
import { goTo, logged, openPhone } from "./pages/App.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { wordsIn } from "./pages/words.ts";

test("a ruling with the player's word becomes a slip in the desk's order, a code and a slip in the player's language", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const wizard = new WizardPage(page);
  const slip = (key: string, slots = {}) => wizard.words.ui(`slip:${key}`, slots);
  const claims = (key: string, slots = {}) => wizard.words.ui(`claims:${key}`, slots);
  await openPhone(page, { headJudge: true, round: 3 });
  await wizard.home();
  await wizard.choose("選手一");
  await wizard.happened("122");
  await page.getByText(claims("ask"), { exact: true }).tap();
  await page.getByRole("checkbox", { name: "1", exact: true }).tap();
  await wizard.record();
  const [claim] = await logged(page, "claimed");
  expect(claim?.body).toMatchObject({ infraction: "122", times: 1, round: 3 });

  await page.getByRole("link", { name: slip("open"), exact: true }).tap();
  await expect(page.locator("[data-slip] dt")).toHaveText([/Judge/, /Player/, /Infraction/, /Penalty/, /Comment/]);
  await page.getByRole("button", { name: wizard.words.ui("common:action.copy"), exact: true }).tap();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("選手一");
  await page.getByRole("radio", { name: slip("reader.player") }).check({ force: true });
  await page.getByRole("radio", { name: "繁體中文" }).check({ force: true });
  const chinese = wordsIn("zh-TW");
  await expect(page.locator("[data-slip]")).toHaveAttribute("lang", "zh-TW");
  await expect(page.locator("[data-slip]")).toContainText(chinese.guide("sections.122.name"));
  await expect(page.locator("[data-slip]")).toContainText(chinese.ui("slip:player.next"));
  await expect(page.locator("[data-slip]")).toContainText(chinese.ui("show:appeal"));
  // On paper it is the player's: nothing on it is for the staff.
  await page.evaluate(() => globalThis.dispatchEvent(new Event("beforeprint")));
  const paper = page.locator("[data-printout] [lang='zh-TW']");
  await expect(paper).toContainText(chinese.ui("slip:player.next"));
  await expect(page.locator("[data-printout]")).not.toContainText(wizard.words.ui("desk:report.private"));
  await page.evaluate(() => globalThis.dispatchEvent(new Event("afterprint")));
  await page.getByRole("button", { name: wizard.words.ui("common:aloud.start"), exact: true }).tap();
  await expect(page.getByText(wizard.words.ui("common:aloud.no-voice", { language: "Chinese (Taiwan)" }))).toBeVisible();
  await page.getByRole("radio", { name: slip("look.code") }).check({ force: true });
  await expect(page.locator("canvas[data-code]")).toHaveAttribute("data-code", new RegExp(chinese.guide("sections.122.name")));

  // The head judge looks for what the player spoke of.
  await goTo(page, "/desk");
  await page
    .getByRole("link")
    .filter({ hasText: claims("says", { count: 1 }) })
    .tap();
  await page.getByRole("button", { name: wizard.words.ui("desk:option.claim-none") }).tap();
  await expect(page.getByRole("status").filter({ hasText: wizard.words.ui("desk:option.claim-none") })).toBeVisible();
  expect(await logged(page, "claim-settled")).toHaveLength(1);
  await goTo(page, "/players/@選手一");
  await expect(page.locator("[data-claims='1']")).toContainText(claims("not-found", { judge: "Judge 01" }));
});
