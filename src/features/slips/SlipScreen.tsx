import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { BackLink, lineOf, NoEvent, nameOf, type OpenEvent, useDeskSlip, useOpenEvent, useSlipForm, useWords } from "#parts";
import { Choice } from "#ui/Choice.tsx";
import { Screen } from "#ui/Screen.tsx";
import { PlayerSlip } from "./PlayerSlip.tsx";
import { LOOKS, type Look, SlipView } from "./SlipView.tsx";

const READERS = ["desk", "player"] as const;

/** The slip of one ruling: for the scorekeeper's dialog, or for the player. */
export function SlipScreen() {
  const { entry: id = "" } = useParams();
  const event = useOpenEvent();
  const { t } = useTranslation("slip");
  if (!event) return <NoEvent title={t("title")} />;
  const entry = event.state.entries.get(id);
  if (entry) return <OneSlip key={id} event={event} entry={entry} />;
  return (
    <Screen title={t("title")} back={<BackLink to="/log" />}>
      <p>{t("gone")}</p>
    </Screen>
  );
}

function OneSlip({ event, entry }: { readonly event: OpenEvent; readonly entry: Entry }) {
  const { t } = useTranslation("slip");
  const [reader, setReader] = useState<(typeof READERS)[number]>("desk");
  const [look, setLook] = useState<Look>("text");
  return (
    <Screen
      title={t("title")}
      back={<BackLink to={`/log/${encodeURIComponent(entry.id)}`} />}
      bar={<p className="muted">{nameOf(event.state, entry.player)}</p>}
    >
      <Choice
        legend={t("for")}
        options={READERS.map((value) => ({ value, label: t(`reader.${value}`) }))}
        value={reader}
        onChange={(value) => value && setReader(value)}
      />
      <Choice
        legend={t("how")}
        options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
        value={look}
        onChange={(value) => value && setLook(value)}
      />
      <Suspense fallback={null}>
        {reader === "desk" ? <DeskSlip event={event} entry={entry} look={look} /> : <PlayerSlip event={event} entry={entry} look={look} />}
      </Suspense>
    </Screen>
  );
}

function DeskSlip({ event, entry, look }: { readonly event: OpenEvent; readonly entry: Entry; readonly look: Look }) {
  const { t } = useTranslation("slip");
  const words = useWords([entry.guide]);
  const [form] = useSlipForm();
  const slip = useDeskSlip(form)(lineOf(event.state, entry, words));
  return <SlipView event={event} slip={slip} look={look} title={t("title")} setUp />;
}
