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
const parts = JSON.parse(elementById("parts").textContent ?? "") as Parts;
/** The start screen of a phone without an event, and where its words stand. */
const page = [...first.childNodes];
const texts = textsIn(first);
const labels = first.querySelectorAll("[aria-label]");

show();
first.addEventListener("click", answer);
first.addEventListener("change", chooseLanguage);
// A tap made at once is answered by the next frame, before the app's files take their time.
afterPaint(() => afterPaint(loadApp));

function show() {
  const { theme, tournament } = preferences.get();
  const language = languageOf(preferences);
  const path = pathNow();
  if (theme !== "system") document.documentElement.dataset["theme"] = theme;
  if (!isLanguage(language) || path.startsWith("/show/")) {
    first.replaceChildren();
    return;
  }
  const kept = path === "/" && tournament !== undefined ? keptOf(language, tournament) : undefined;
  if (kept) first.replaceChildren(kept);
  else if (!page[0]?.isConnected) first.replaceChildren(...page);
  if (document.documentElement.lang !== language) translate(language);
  if (!kept && (path !== "/" || tournament !== undefined)) frame(path, "");
  for (const select of first.querySelectorAll("select")) select.value = language;
  root.hidden = true;
  first.hidden = false;
}

function translate(language: Language) {
  document.documentElement.lang = language;
  const words = parts.words[language];
  texts.forEach((text, place) => {
    text.textContent = words.texts[place] ?? "";
  });
  labels.forEach((element, place) => {
    element.setAttribute("aria-label", words.labels[place] ?? "");
  });
}

function textsIn(element: Element): readonly Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
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
  const { styles, entry, all, files } = parts;
  link("stylesheet", styles);
  for (const part of [...all, ...(files[languageOf(preferences)] ?? [])]) link("modulepreload", part);
  void import(/* @vite-ignore */ new URL(entry, document.baseURI).href);
}

function link(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/** What the start screen is made of. */
interface Parts {
  readonly styles: string;
  readonly entry: string;
  /** Whatever the language. */
  readonly all: readonly string[];
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<Language, { readonly texts: readonly string[]; readonly labels: readonly string[] }>>;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} is missing`);
  return element;
}
