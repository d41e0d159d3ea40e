import { useGuideTexts } from "#i18n";

export function GuideName({ guide }: { readonly guide: string }) {
  return useGuideTexts(guide).name;
}
