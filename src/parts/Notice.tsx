import { useGuideTexts } from "#i18n";
import type { Guide } from "#rules";

/** What a guide's publisher wants to be said, in its own words, and below it in the language shown. */
export function Notice({ guide }: { readonly guide: Guide }) {
  const texts = useGuideTexts(guide.id);
  if (!guide.notice) return null;
  return (
    <div className="muted">
      <p lang="en">{guide.notice}</p>
      <p>{texts.notice}</p>
    </div>
  );
}
