import { defined } from "./defined.ts";
import type { LogEvent, Settings } from "./event.ts";

/** The settings as the events leave them that opened and set them; `before` is what a join code told. */
export function settingsOf(before: Settings | undefined, events: readonly LogEvent[]): Settings | undefined {
  let settings = before;
  for (const { body } of events) {
    if (body.kind === "opened") settings = asFirstOpened(settings, body.settings);
    if (body.kind === "set" && settings) settings = { ...settings, ...defined(body.settings) };
  }
  return settings;
}

/** Opened again, an event stays what it was: practice or real. */
function asFirstOpened(before: Settings | undefined, opened: Settings): Settings {
  if (!before || before.practice === opened.practice) return opened;
  const { practice, ...rest } = opened;
  return before.practice ? { ...rest, practice: true } : rest;
}
