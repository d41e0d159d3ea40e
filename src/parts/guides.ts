import { addGuideTexts } from "#i18n";
import type { GuideFile } from "#log";
import { guides as builtIn, type Guide } from "#rules";
import { useGuideFiles } from "#store";

/** Editions never change, so that what was once read can be looked up from anywhere. */
let known: readonly Guide[] = builtIn;
let registered: readonly GuideFile[] = [];

/** Every guide that this phone knows: the built-in ones, those loaded from files, those that came with the open event. */
export function useGuides(): readonly Guide[] {
  register(useGuideFiles());
  return known;
}

export function knownGuides(): readonly Guide[] {
  return known;
}

export function findGuide(id: string, edition?: string): Guide | undefined {
  return known.find((each) => each.id === id && (edition === undefined || each.edition === edition));
}

export function isBuiltIn(guide: Guide): boolean {
  return builtIn.some((each) => each.id === guide.id && each.edition === guide.edition);
}

function register(files: readonly GuideFile[]) {
  if (files.length === registered.length && files.every((each, index) => each === registered[index])) return;
  registered = files;
  for (const { guide, texts } of files) addGuideTexts(guide.id, texts);
  known = [...builtIn, ...files.map((each) => each.guide)];
}
