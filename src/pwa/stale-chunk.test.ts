import { expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "./stale-chunk.ts";

function page(entries = new Map<string, string>()) {
  const target = new EventTarget();
  const reload = vi.fn();
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  const fail = () => target.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { target, reload, storage, fail, entries };
}

test("a file that is gone reloads the page once, and the second failure of the same build reaches the error boundary", () => {
  const first = page();
  reloadOnStaleChunk({ ...first, build: "a" });
  expect(first.fail()).toBe(false);
  const second = page(first.entries);
  reloadOnStaleChunk({ ...second, build: "a" });
  expect(second.fail()).toBe(true);
  expect(first.reload).toHaveBeenCalledTimes(1);
  expect(second.reload).not.toHaveBeenCalled();
});

test("without a session storage nothing is reloaded, because a loop could not be ruled out", () => {
  const { target, reload, fail } = page();
  const storage = () => {
    throw new Error("blocked");
  };
  reloadOnStaleChunk({ target, build: "a", storage, reload });
  expect(fail()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
