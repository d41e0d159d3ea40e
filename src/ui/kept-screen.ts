/** A screen as data, so that what stood there last can stand there again before any of the app is loaded. */
type KeptNode = string | KeptElement;

interface KeptElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly KeptNode[];
}

export interface KeptScreen {
  readonly build: string;
  readonly language: string;
  readonly tournament: string;
  readonly screen: KeptNode;
}

const KEY = "floorbook:screen";
const SVG = "http://www.w3.org/2000/svg";
/** What a judge did to the screen, what is announced and what runs on belong to that moment. */
const OF_THE_MOMENT = new Set(["style", "hidden", "aria-busy"]);
const EMPTY = "[aria-live], [role=status], [role=alert], [role=timer]";

export function keepScreen(storage: Storage, kept: Omit<KeptScreen, "screen">, element: Element): void {
  storage.setItem(KEY, JSON.stringify({ ...kept, screen: nodeOf(element) }));
}

export function forgetScreen(storage: Storage): void {
  storage.removeItem(KEY);
}

/** The same build only: another one may draw it otherwise. */
export function keptScreen(storage: Storage, { build, language, tournament }: Omit<KeptScreen, "screen">): Node | undefined {
  const kept = JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<KeptScreen>;
  if (kept.build !== build || kept.language !== language || kept.tournament !== tournament || !kept.screen) return undefined;
  return toDom(kept.screen);
}

function nodeOf(element: Element): KeptElement {
  const attributes = [...element.attributes].filter(
    ({ name }) => !OF_THE_MOMENT.has(name) && !(name === "value" && element.localName === "input"),
  );
  const children = element.matches(EMPTY) ? [] : [...element.childNodes];
  return {
    tag: element.localName,
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    children: children.map((child) => (child instanceof Element ? nodeOf(child) : (child.textContent ?? ""))),
  };
}

function toDom(node: KeptNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const { tag, attributes, children } = node;
  const element = tag === "svg" || tag === "path" ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(toDom));
  return element;
}
