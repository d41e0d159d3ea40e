import { useGuideTexts } from "#i18n";
import type { OpenEvent } from "../event.ts";

/** What a guide's publisher wants to be said wherever something of theirs is shown. */
export interface FanNote {
  /** The publisher's own words, in English. */
  readonly official: string;
  readonly translation: string;
}

/** The note that must stand on print and exports of this event, if any. */
export function useFanNote({ guide }: OpenEvent): FanNote | undefined {
  const texts = useGuideTexts(guide.id);
  return guide.notice === undefined ? undefined : { official: guide.notice, translation: texts.notice ?? "" };
}
