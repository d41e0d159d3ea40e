import { Suspense, useState } from "react";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, useShownLanguage, useTranslation } from "#i18n";
import { type Entry, resolve } from "#log";
import { type OpenEvent, rulingOfEntry } from "#parts";
import { Choice } from "#ui/Choice.tsx";
import { type Look, SlipView } from "./SlipView.tsx";
import { usePlayerSlip } from "./use-player-slip.ts";

interface PlayerSlipProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
  readonly look: Look;
}

/** In the language that the player reads: the remembered one first. */
export function PlayerSlip({ event, entry, look }: PlayerSlipProps) {
  const { t } = useTranslation("slip");
  const shown = useShownLanguage();
  const known = languageOf(event.state.players.get(resolve(event.state, entry.player))?.language);
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? known ?? (isLanguage(shown) ? shown : undefined);
  const today = rulingOfEntry(event.state, entry);
  if (!today) return <p>{t("no-guide")}</p>;
  return (
    <>
      <Choice
        legend={t("language")}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={(value) => value && setChosen(value)}
      />
      <Suspense fallback={null}>
        <Rows {...{ event, entry, look, language }} {...today} />
      </Suspense>
    </>
  );
}

function Rows({ look, ...ruled }: { readonly look: Look } & Parameters<typeof usePlayerSlip>[0]) {
  const { t } = useTranslation("slip");
  const rows = usePlayerSlip(ruled);
  return <SlipView event={ruled.event} slip={{ id: ruled.entry.id, rows }} look={look} title={t("title")} language={ruled.language} />;
}
