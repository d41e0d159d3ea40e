import { type Language, type Slots, type Words, wordsIn } from "../e2e/pages/words.ts";
import type { Phone } from "./phone.ts";

type Kind = "button" | "link" | "field" | "heading" | "choice";

/** A person at a phone of any engine: finds things by what they are and what they are called. */
export class Judge {
  words: Words = wordsIn("en");
  readonly phone: Phone;
  readonly address: string;

  constructor(phone: Phone, address: string) {
    this.phone = phone;
    this.address = address;
  }

  t(path: string, slots?: Slots): string {
    return this.words.ui(path, slots);
  }

  async start(): Promise<void> {
    await this.phone.open(this.address);
    await this.until("the app is there", () => document.documentElement.dataset["appReady"] !== undefined);
  }

  /** Loads the page anew, whatever stands behind the hash. */
  async reload(): Promise<void> {
    await this.phone.ask(() => void setTimeout(() => location.reload(), 0));
    await pause(300);
    await this.until("the app is there again", () => document.documentElement.dataset["appReady"] !== undefined);
  }

  async goTo(route: string): Promise<void> {
    await this.phone.ask((hash) => location.assign(`#${hash}`), route);
  }

  async tap(kind: Kind, name: string): Promise<void> {
    await this.sees(kind, name);
    await this.phone.click("[data-target]");
  }

  async types(name: string, text: string): Promise<void> {
    await this.sees("field", name);
    await this.phone.type("[data-target]", text);
  }

  async chooses(name: string, file: string): Promise<void> {
    await this.sees("field", name);
    await this.phone.choose("[data-target]", file);
  }

  /** Waits until it is there, and marks it. */
  async sees(kind: Kind, name: string): Promise<void> {
    await this.until(`${kind} “${name}”`, mark, kind, name);
  }

  async reads(text: string): Promise<void> {
    await this.until(`the text “${text}”`, (wanted) => document.querySelector("#root")?.textContent.includes(wanted) === true, text);
  }

  /** The text of the first element that the selector finds. */
  async textOf(selector: string): Promise<string> {
    await this.until(selector, (wanted) => document.querySelector(wanted) !== null, selector);
    return this.phone.ask((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
  }

  async fact(selector: string, attribute: string): Promise<string> {
    await this.until(selector, (wanted) => document.querySelector(wanted) !== null, selector);
    return this.phone.ask((wanted, name) => document.querySelector(wanted)?.getAttribute(name) ?? "", selector, attribute);
  }

  async speaks(language: Language): Promise<void> {
    await this.phone.ask((chosen) => {
      const select = document.querySelector<HTMLSelectElement>("header select");
      if (!select) return;
      select.value = chosen;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, language);
    await this.until(`the page is in ${language}`, (wanted) => document.documentElement.lang === wanted, language);
    this.words = wordsIn(language);
  }

  async until<Args extends readonly unknown[]>(
    what: string,
    question: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    const late = Date.now() + 30_000;
    while (!(await this.phone.ask(question, ...args).catch(() => false))) {
      if (Date.now() > late)
        throw new Error(`not seen: ${what}\n${await this.phone.ask(() => document.querySelector("#root")?.textContent.slice(0, 1500))}`);
      await pause(100);
    }
  }

  /** What a tap gives out as a file, taken where the page hands it to the browser: not every engine says where a download went. */
  async file(tap: () => Promise<void>): Promise<Uint8Array> {
    await this.phone.ask(() => {
      const { createObjectURL } = URL;
      URL.createObjectURL = (file: Blob) => {
        void file.arrayBuffer().then((bytes) => {
          (window as { handed?: number[] }).handed = [...new Uint8Array(bytes)];
        });
        return createObjectURL.call(URL, file);
      };
    });
    await tap();
    await this.until("a file", () => (window as { handed?: number[] }).handed !== undefined);
    return Uint8Array.from(await this.phone.ask(() => (window as { handed?: number[] }).handed ?? []));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs in the page. A button or tile may say more than its name. */
function mark(kind: string, name: string): boolean {
  const selectors: Readonly<Record<string, string>> = {
    button: "button",
    link: "a[href]",
    heading: "h1, h2, h3",
    choice: "input[type=radio]",
    field: "input, textarea, select",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const called = (each: Element) => {
    const labels =
      each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement || each instanceof HTMLSelectElement ? each.labels : null;
    return plain(each.getAttribute("aria-label") ?? (labels?.[0] ?? each).textContent);
  };
  const all = [...document.querySelectorAll<HTMLElement>(selectors[kind] ?? kind)].filter(
    (each) => each.getClientRects().length > 0 && !each.hasAttribute("disabled"),
  );
  const element = all.find((each) => called(each) === plain(name)) ?? all.find((each) => called(each).includes(plain(name)));
  for (const each of document.querySelectorAll("[data-target]")) each.removeAttribute("data-target");
  if (!element) return false;
  element.setAttribute("data-target", "");
  element.scrollIntoView({ block: "center" });
  return true;
}
