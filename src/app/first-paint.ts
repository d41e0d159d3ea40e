/**
 * The script in the page itself: stands before the app, so it is small and knows no React. Shows the first screen in the judge's language,
 * answers the first tap, and loads the app when the screen has been painted.
 */
import { isLanguage, type Language } from "#i18n";
import { keptScreen } from "#ui/kept-screen.ts";
import { languageOf, rememberedPreferences } from "./remembered.ts";

const preferences = rememberedPreferences();
const first = elementById("first");
const root = elementById("root");

show();
first.addEventListener("click", answer);
first.addEventListener("change", chooseLanguage);
afterPaint(loadApp);

function show() {
  const { theme, tournament } = preferences.get();
  const language = languageOf(preferences);
  const path = pathNow();
  if (theme !== "system") document.documentElement.dataset["theme"] = theme;
  if (!isLanguage(language) || path.startsWith("/show/")) return;
  document.documentElement.lang = language;
  const kept = path === "/" && tournament !== undefined ? keptOf(language, tournament) : undefined;
  first.replaceChildren(kept ?? templateOf(language));
  if (!kept && (path !== "/" || tournament !== undefined)) frame(path, "");
  for (const select of first.querySelectorAll("select")) select.value = language;
  root.hidden = true;
}

function templateOf(language: Language): Node {
  return (elementById(`first-${language}`) as HTMLTemplateElement).content.cloneNode(true);
}

/** A kept screen that cannot be read is none. */
function keptOf(language: Language, tournament: string): Node | undefined {
  try {
    return keptScreen(localStorage, { build: __APP_BUILD__, language, tournament });
  } catch {
    return undefined;
  }
}

/** A link leads where it leads, and its page has its name at once; a button is done as soon as the app can do it. */
function answer({ target }: Event) {
  const tapped = target instanceof Element ? target.closest("a, button") : null;
  if (tapped?.localName === "button") tapped.setAttribute("aria-busy", "true");
  const address = tapped?.getAttribute("href");
  if (tapped && address?.startsWith("#")) frame(address.slice(1), (tapped.querySelector(".grow") ?? tapped).textContent ?? "");
}

function chooseLanguage({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || !isLanguage(target.value)) return;
  preferences.set({ language: target.value });
  show();
}

/** A page of which only the name and the place among the tabs are known yet. */
function frame(path: string, title: string) {
  for (const heading of first.querySelectorAll("h1")) heading.textContent = title;
  const main = first.querySelector("main");
  main?.replaceChildren();
  const foot = main?.nextElementSibling;
  if (foot?.localName !== "nav" && !foot?.querySelector("nav")) foot?.remove();
  const [, area] = path.split(/[/?]/);
  const here = area === "rule" ? "#/" : `#/${area ?? ""}`;
  for (const tab of first.querySelectorAll("nav a")) {
    if (tab.getAttribute("href") === here) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  scrollTo(0, 0);
}

function pathNow(): string {
  return location.hash.slice(1) || "/";
}

/** A message posted in a frame arrives when that frame has been produced; a page in the background has no frames. */
function afterPaint(work: () => void) {
  if (document.hidden) {
    work();
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  requestAnimationFrame(() => port2.postMessage(0));
}

/** The files are named in the page's data, not here, so that this script is the same in every build of its code. */
function loadApp() {
  const { styles, entry, all, texts } = JSON.parse(elementById("parts").textContent ?? "") as Parts;
  link("stylesheet", styles);
  for (const part of [...all, ...(texts[languageOf(preferences)] ?? [])]) link("modulepreload", part);
  void import(/* @vite-ignore */ new URL(entry, document.baseURI).href);
}

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/** What the start screen is made of: for every language, and for each. */
interface Parts {
  readonly styles: string;
  readonly entry: string;
  readonly all: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} is missing`);
  return element;
}
