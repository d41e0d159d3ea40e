import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry, FloorRecord } from "#log";
import { BackLink, lineOf, NoEvent, nameOf, type OpenEvent, useDeskSlip, useOpenEvent, useSlipForm, useWords } from "#parts";
import { Choice } from "#ui/Choice.tsx";
import { Screen } from "#ui/Screen.tsx";
import { PlayerSlip } from "./PlayerSlip.tsx";
import { LOOKS, type Look, SlipView } from "./SlipView.tsx";
import { useExtensionSlip } from "./use-extension-slip.ts";

const READERS = ["desk", "player"] as const;

/** The slip of one ruling, for the scorekeeper's dialog or for the player, or of one time extension. */
export function SlipScreen() {
  const { of: id = "" } = useParams();
  const event = useOpenEvent();
  const { t } = useTranslation("slip");
  if (!event) return <NoEvent title={t("title")} />;
  const entry = event.state.entries.get(id);
  if (entry) return <OneSlip key={id} event={event} entry={entry} />;
  const record = event.state.floor.records.get(id);
  if (record?.body.kind === "extended" && !record.voided)
    return <OneExtension key={id} event={event} record={record as FloorRecord<"extended">} />;
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
      <HowToShow look={look} onLook={setLook} />
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

function OneExtension({ event, record }: { readonly event: OpenEvent; readonly record: FloorRecord<"extended"> }) {
  const { t } = useTranslation("slip");
  const { t: common } = useTranslation("common");
  const [look, setLook] = useState<Look>("text");
  const { table, day, round } = record.body;
  const slip = useExtensionSlip(event, record);
  return (
    <Screen
      title={t("extension")}
      back={<BackLink to={`/tables/${encodeURIComponent(table)}?${new URLSearchParams({ day: String(day), round: String(round) })}`} />}
      bar={<p className="muted">{common("table", { table })}</p>}
    >
      <HowToShow look={look} onLook={setLook} />
      <SlipView event={event} slip={slip} look={look} title={t("extension")} />
    </Screen>
  );
}

function HowToShow({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) {
  const { t } = useTranslation("slip");
  return (
    <Choice
      legend={t("how")}
      options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
      value={look}
      onChange={(value) => value && onLook(value)}
    />
  );
}
