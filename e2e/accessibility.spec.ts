import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openPhone, PLAYERS } from "./pages/App.ts";
import { onEveryScreen } from "./pages/every-screen.ts";
import { nonTextFaults, spacingFaults } from "./pages/non-text.ts";
import { WizardPage } from "./pages/WizardPage.ts";
import { LANGUAGES, type Language } from "./pages/words.ts";

const SIZES = [
  [320, "100%"],
  [320, "200%"],
] as const;

for (const language of LANGUAGES) {
  test(`every screen in ${language}: axe in both themes, edges and rings at 3:1, one main heading, and all of it at 320 px, 200 % text and wide spacing`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.addInitScript(watchLiveRegions);
    const found: string[] = [];
    await onEveryScreen(page, language, async (screen) => {
      found.push(...(await faults(page, language)).map((each) => `${screen}: ${each}`));
    });
    expect(found).toEqual([]);
  });
}

async function faults(page: Page, language: Language): Promise<readonly string[]> {
  // No colour of an edge, a ring or a drawing hangs on the language.
  const nonText = () => (language === "en" ? page.evaluate(nonTextFaults) : []);
  const found = [
    ...(await axe(page)),
    ...(await page.evaluate(structure)),
    ...(await page.evaluate(announcedTooEarly)),
    ...(await nonText()),
  ];
  // The structure is the same in the dark; the colours are not.
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...[...(await axe(page, ["color-contrast", "link-in-text-block"])), ...(await nonText())].map((each) => `dark: ${each}`));
  await page.emulateMedia({ colorScheme: "light" });
  for (const [width, size] of SIZES) {
    await page.setViewportSize({ width, height: 844 });
    found.push(...(await page.evaluate(tooWide, size)).map((each) => `${width} px, ${size}: ${each}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  found.push(...(await page.evaluate(spacingFaults)).map((each) => `spaced: ${each}`));
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

async function axe(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Half a megabyte of script is put into the page once, not before each look.
  if (!(await page.evaluate(() => "axe" in window))) await new AxeBuilder({ page }).setLegacyMode().withRules("html-has-lang").analyze();
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { readonly axe: { readonly run: (root: Document, options: object) => Promise<AxeResults> } };
    const only = values ? { runOnly: { type: "rule", values } } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html.slice(0, 120)} ${node.failureSummary ?? ""}`));
  }, rules);
}

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

test("a whole ruling by keyboard alone: focus is never lost, never hidden, and stands on the title of each step", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await expectTitleFocused(page);
  await tabTo(page, PLAYERS[0]);
  await page.keyboard.press("Enter");
  await expect(wizard.heading("what.title")).toBeFocused();
  await tabTo(page, wizard.words.guide("sections.122.short"));
  await page.keyboard.press("Enter");
  await expect(wizard.recordButton).toBeVisible();
  await expectTitleFocused(page);
  await tabTo(page, wizard.t("ruling.note"));
  await page.keyboard.type("Looked at two cards.");
  await tabTo(page, wizard.t("ruling.record", { penalty: wizard.penalty("caution") }));
  const regions = await page.evaluate(() => document.querySelectorAll("[role=status], [role=alert], [aria-live]").length);
  expect(regions).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(wizard.saved).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await wizard.saved.ariaSnapshot()).toContain(wizard.penalty("caution"));

  await tabTo(page, wizard.common("nav.log"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: wizard.words.ui("journal:title") })).toBeFocused();
  await tabTo(page, PLAYERS[0]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/log\/.+/);
  await expectTitleFocused(page);
});

test("a dialog takes the focus, keeps it, and gives it back", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  await tabTo(page, wizard.t("subject.add-second"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(wizard.button("subject.add-second")).toBeFocused();
});

test("a screen reader hears titles, groups and names, and what has been saved", async ({ page }) => {
  await openPhone(page);
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  const tree = await page.locator("body").ariaSnapshot();
  for (const landmark of ["banner", "main", `navigation "${wizard.common("nav.label")}"`, `heading "${wizard.t("what.title")}" [level=1]`])
    expect(tree).toContain(landmark);
  await wizard.happened("122");
  await wizard.record();
  const region = page
    .locator("[role=status], [aria-live=polite]")
    .filter({ has: wizard.saved })
    .or(wizard.saved.locator("[role=status], [aria-live]"));
  await expect(region.first()).toBeAttached();
});

test("nothing moves where less motion is wanted, and forced colours keep what is chosen and what is pressed apart", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await openPhone(page);
  expect(await page.evaluate(moving)).toEqual([]);
  const wizard = new WizardPage(page);
  await wizard.choose(PLAYERS[0]);
  await wizard.happened("122");
  expect(await page.evaluate(moving)).toEqual([]);
  expect(await page.evaluate(frameless)).toEqual([]);
  await page.goto("./#/more");
  const chosen = page.getByRole("radio", { checked: true }).first();
  await expect(chosen).toBeAttached();
  expect(await chosen.evaluate((each) => getComputedStyle(each.closest("label") ?? each, "::before").content)).toContain("✓");
});

/** Presses Tab until the focused element says this; each stop on the way must be in sight. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press("Tab");
    const { text, problem } = await page.evaluate(focused);
    expect(problem).toBe("");
    if (text.includes(name)) return;
  }
  throw new Error(`Tab never came to “${name}”`);
}

async function expectTitleFocused(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** Runs in the page. */
function focused(): { text: string; problem: string } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { text: "", problem: "" };
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      ? element.labels
      : null;
  const text = [element.ariaLabel, labels?.[0]?.textContent, element.textContent].join(" ");
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height, 40) / 2];
  const onTop = document.elementFromPoint(x, y);
  const isSeen = onTop !== null && (element.contains(onTop) || onTop.contains(element));
  return {
    text,
    problem: isSeen ? "" : `hidden while focused: ${text.slice(0, 60)} at ${Math.round(x)},${Math.round(y)} under ${onTop?.className}`,
  };
}

/** Runs in the page. */
function structure(): string[] {
  const found: string[] = [];
  const headings = [...document.querySelectorAll("h1")].filter((each) => each.checkVisibility());
  if (headings.length !== 1) found.push(`${headings.length} main headings`);
  if (document.title === "" || document.title === "Floorbook") found.push(`no title of its own: “${document.title}”`);
  return found;
}

/** Runs in the page, from its beginning: a region that comes with its text is not read out by every screen reader. */
function watchLiveRegions(): void {
  const early: string[] = [];
  (window as { early?: string[] }).early = early;
  const polite = "[role=status], [aria-live=polite]";
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || node.matches("main, dialog") || node.querySelector("main")) continue;
        for (const region of [...(node.matches(polite) ? [node] : []), ...node.querySelectorAll(polite)]) {
          const text = region.textContent.trim();
          // What comes as part of something new is that thing's content; its later changes are announced.
          if (node.textContent.trim() !== text) continue;
          if (text !== "" && region.parentElement?.closest(polite) === null)
            early.push(`a live region came with its text: ${text.slice(0, 60)}`);
        }
      }
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page. */
function announcedTooEarly(): string[] {
  return (window as { early?: string[] }).early?.splice(0) ?? [];
}

/** Runs in the page. What scrolls in a box of its own, a table, may be wider than the screen. */
function tooWide(fontSize: string): string[] {
  document.documentElement.style.fontSize = fontSize;
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (each: Element | null): boolean =>
    each !== null &&
    each !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
  const outside = [...document.querySelectorAll("body *")].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 2 && (right > clientWidth + 0.5 || left < -0.5) && !scrolls(each.parentElement) && each.checkVisibility();
  });
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : []),
    ...outside.slice(0, 3).map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`),
  ];
}

/** Runs in the page. */
function moving(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(each);
      return /[1-9]/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth";
    })
    .map((each) => `${each.tagName} ${each.className}`);
}

/** Runs in the page. Backgrounds are gone in forced colours: a button needs a frame, an underline or its place in a list. */
function frameless(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main button, footer button")]
    .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).borderBlockStartWidth) === 0)
    .map((each) => `${each.className} ${each.textContent.slice(0, 30)}`);
}
