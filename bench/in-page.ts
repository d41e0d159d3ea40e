/** Functions that run in the page. Milliseconds from an action to the frame that shows what it led to. */
declare global {
  /** When the last action began, and when the log was last durable. */
  var benchBegan: number;
  var benchDurable: number;
  /** When what was waited for was in the page. */
  var benchThere: number;
}

import type { Page } from "@playwright/test";

export interface Step {
  /** The element to tap, or to type into. */
  readonly target: string;
  readonly nth?: number;
  readonly type?: string;
  /** There when it is done. */
  readonly shown: string;
  /** What it must say, where that is how one sees that it is done: another text than before. */
  readonly changes?: boolean;
}

export function timed(page: Page, step: Step): Promise<number> {
  return page.evaluate(doTimed, step);
}

function doTimed({ target, nth = 0, type, shown, changes = false }: Step): Promise<number> {
  const element = document.querySelectorAll<HTMLElement>(target)[nth];
  if (!element) throw new Error(`nothing like ${target}`);
  const textNow = () => [...document.querySelectorAll(shown)].map((each) => each.textContent).join("|");
  const before = textNow();
  const began = performance.now();
  globalThis.benchBegan = began;
  if (type === undefined) element.click();
  else {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, type);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - began);
    const look = () => {
      const isDone = changes ? textNow() !== before : document.querySelector(shown) !== null;
      if (isDone) channel.port2.postMessage(0);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Counts from the choice of a file until something is in the page. */
export function watchFor(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    const input = document.querySelector('#root input[type="file"]');
    input?.addEventListener(
      "change",
      () => {
        globalThis.benchBegan = performance.now();
        const look = () => {
          if (document.querySelector(wanted)) globalThis.benchThere = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, selector);
}

export async function untilThere(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.benchThere > globalThis.benchBegan);
  return page.evaluate(() => globalThis.benchThere - globalThis.benchBegan);
}

/** Frames of a fling down a list: how long each took. */
export function fling(page: Page, scroller: string): Promise<readonly number[]> {
  return page.evaluate(
    (selector) =>
      new Promise<readonly number[]>((done) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`nothing like ${selector}`);
        const frames: number[] = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          element.scrollTop += 300;
          if (frames.length < 90) requestAnimationFrame(step);
          else done(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    scroller,
  );
}

/** From now on it is known when the last transaction that added to the log was complete. */
export function watchWrites(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...row) {
      const { transaction } = this;
      const { oncomplete } = transaction;
      // Before the app hears of it and shows what was written.
      if (this.name === "segments")
        transaction.oncomplete = (event) => {
          globalThis.benchDurable = performance.now();
          oncomplete?.call(transaction, event);
        };
      return add.apply(this, row);
    };
  });
}

/** Milliseconds from the last timed action until the log was durable. */
export function untilDurable(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.benchDurable - globalThis.benchBegan);
}

interface Put {
  readonly durable: number;
  /** With the next frame. */
  readonly shown: number;
}

/** The same thing as directly as the browser allows: one strict put, and the next frame. */
export function rawPut(page: Page): Promise<Put> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open("bench-raw", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("rows", { keyPath: "id" });
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const began = performance.now();
    const transaction = db.transaction("rows", "readwrite", { durability: "strict" });
    transaction.objectStore("rows").put({ id: crypto.randomUUID(), text: "x".repeat(400) });
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    const durable = performance.now() - began;
    await new Promise<void>((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
    const shown = performance.now() - began;
    db.close();
    return { durable, shown };
  });
}
