import { Suspense, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackupReminder, LostLog, type OpenEvent, RestoreOffer, TwoLogsNotice, useOpenEvent } from "#parts";
import { type StoreProblem, useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { typedBefore } from "#ui/first-screen.ts";
import { Screen } from "#ui/Screen.tsx";
import { Drafts } from "./Drafts.tsx";
import { EventBar } from "./EventBar.tsx";
import { FloorBar } from "./FloorBar.tsx";
import styles from "./HomeScreen.module.css";
import { LookUp } from "./LookUp.tsx";
import { type Preset, useStartRuling } from "./start-ruling.ts";
import { TableHits } from "./TableHits.tsx";
import { ToDo } from "./ToDo.tsx";
import { useDrafts } from "./use-drafts.ts";
import { useForgotten, useKeptScreen } from "./use-kept-screen.ts";
import { WhoPicker } from "./WhoPicker.tsx";

/** The first screen: whom is the next ruling about, what is left to do, and the guide. */
export function HomeScreen() {
  const { t } = useTranslation("wizard");
  const { tournament, state, problem } = useLog();
  const event = useOpenEvent();
  useForgotten(tournament);
  if (event) return <Home event={event} />;
  if (tournament !== undefined && state === undefined && !problem) return null;
  return (
    <Screen title={t("home.title")}>
      {tournament === undefined && <NoEvent />}
      {tournament !== undefined && state && <LostLog />}
      <RestoreOffer />
      <TwoLogsNotice hasEvent={false} />
      {problem && <Trouble kind={problem.kind} detail={"detail" in problem ? problem.detail : ""} />}
      <Suspense fallback={null}>
        <LookUp guideId="dci-2005" />
      </Suspense>
    </Screen>
  );
}

function Home({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("wizard");
  const [typed, setTyped] = useState(typedBefore);
  const preset = usePreset();
  useWho(event, preset);
  const drafts = useDrafts(event);
  const texts = useGuideTexts(event.guide.id);
  useKeptScreen(event, typed === "" && preset === undefined);
  const shortName = preset && texts.sections[event.guide.infractions.find((each) => each.id === preset.infraction)?.section ?? ""]?.short;
  return (
    <Screen
      title={event.settings.name}
      bar={<EventBar event={event} />}
      foot={
        <search className={styles.search}>
          <TextField
            label={shortName ? t("home.who-for", { infraction: shortName }) : t("home.who")}
            placeholder={t("home.search")}
            type="search"
            maxLength={200}
            enterKeyHint="search"
            value={typed}
            onChange={(change) => setTyped(change.target.value)}
          />
        </search>
      }
    >
      {typed === "" && !preset && <FloorBar event={event} />}
      <TableHits event={event} typed={typed} />
      {typed === "" && <Drafts event={event} drafts={drafts.list} onDiscard={drafts.discard} />}
      {typed === "" && <ToDo event={event} />}
      {typed === "" && <BackupReminder event={event} />}
      {typed === "" && <TwoLogsNotice hasEvent />}
      <WhoPicker event={event} typed={typed} preset={preset} drafts={drafts.list} />
      {typed === "" && <LookUp guideId={event.guide.id} />}
    </Screen>
  );
}

/** From a section of the guide, or from the clock of a late player: the infraction is chosen already. */
function usePreset(): Preset | undefined {
  const [query] = useSearchParams();
  const infraction = query.get("infraction");
  const late = Number(query.get("late") || Number.NaN);
  if (!infraction) return undefined;
  return Number.isFinite(late) ? { infraction, facts: { "minutes-late": late } } : { infraction };
}

/** From a player's page, or from a table: the person is chosen already, and maybe the other one and the table. */
function useWho(event: OpenEvent, preset: Preset | undefined) {
  const [query] = useSearchParams();
  const start = useStartRuling(event);
  const who = query.get("who");
  const second = query.get("with");
  const isKnown = (player: string | null): player is string => player !== null && event.state.players.has(player);
  useEffect(() => {
    if (!isKnown(who)) return;
    start(who, { preset, replace: true, second: isKnown(second) ? second : undefined, table: query.get("table") ?? undefined });
  });
}

function NoEvent() {
  const { t } = useTranslation("common");
  return (
    <section className="card stack">
      <h2>{t("no-event.title")}</h2>
      <p>{t("no-event.body")}</p>
      <Link to="/events/new" className={buttonClass("primary", true)}>
        {t("no-event.open")}
      </Link>
    </section>
  );
}

type ProblemKind = StoreProblem["kind"];

function Trouble({ kind, detail }: { readonly kind: ProblemKind; readonly detail: string }) {
  const { t } = useTranslation("common");
  return (
    <p role="alert" className="card">
      {t(`problem.${kind}`, { detail })}
    </p>
  );
}
