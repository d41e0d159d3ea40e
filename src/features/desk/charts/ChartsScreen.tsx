import { useMemo } from "react";
import { useTranslation } from "#i18n";
import { nameOf, type OpenEvent, severalDays, useGuides, useWords } from "#parts";
import { useLog } from "#store";
import { Desk } from "../Desk.tsx";
import { Empty } from "../Empty.tsx";
import { NO_CLASS, type Tally, tallyOf } from "../tally.ts";
import { BarChart } from "./BarChart.tsx";
import { ColumnChart } from "./ColumnChart.tsx";

/** No more bars than a look can take in; the table has all. */
const MOST = 12;

export function ChartsScreen() {
  return <Desk>{(event) => <Charts event={event} />}</Desk>;
}

function Charts({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  const view = useLog();
  const guides = useGuides();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view tells that the state has changed.
  const tally = useMemo(() => tallyOf(event.state, guides), [view, guides]);
  if (tally.counted === 0) return <Empty icon="log" title={t("charts.empty")} />;
  return (
    <>
      <p className="muted">{t("charts.counted", { count: tally.counted })}</p>
      <Rounds event={event} tally={tally} />
      <Classes tally={tally} />
      <Judges tally={tally} />
      <Repeats event={event} tally={tally} />
    </>
  );
}

function Rounds({ event: { settings, state }, tally }: { readonly event: OpenEvent; readonly tally: Tally }) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const days = severalDays(settings, state);
  return (
    <ColumnChart
      title={t("charts.rounds")}
      heads={[t("charts.round"), t("charts.count")]}
      columns={tally.rounds.map(({ key, day, round, count }) => ({
        key,
        count,
        label: String(round),
        name: days ? common("day-round", { day, round }) : common("round", { round }),
      }))}
    />
  );
}

function Classes({ tally }: { readonly tally: Tally }) {
  const { t } = useTranslation("desk");
  const words = useWords([...new Set(tally.classes.flatMap(({ key }) => key.split(" ")[0] || []))].sort());
  return (
    <BarChart
      title={t("charts.classes")}
      heads={[t("charts.class"), t("charts.count")]}
      most={MOST}
      bars={tally.classes.map(({ key, count }) => ({
        key,
        count,
        label: key === NO_CLASS ? t("charts.other-class") : words.className(key),
      }))}
    />
  );
}

function Judges({ tally: { judges, mean } }: { readonly tally: Tally }) {
  const { t } = useTranslation("desk");
  function against(count: number): string {
    const difference = Math.round(Math.abs(count - mean) * 10) / 10;
    if (difference === 0) return t("charts.at-mean");
    return t(count > mean ? "charts.above" : "charts.below", { difference });
  }
  return (
    <BarChart
      title={t("charts.judges")}
      about={t("charts.mean", { mean: Math.round(mean * 10) / 10 })}
      heads={[t("charts.judge"), t("charts.count"), t("charts.against")]}
      most={MOST}
      mark={mean}
      bars={judges.map(({ key, count }) => ({ key, count, label: key, more: against(count) }))}
    />
  );
}

function Repeats({ event, tally: { repeats } }: { readonly event: OpenEvent; readonly tally: Tally }) {
  const { t } = useTranslation("desk");
  const words = useWords([...new Set(repeats.map(({ guide }) => guide))].sort());
  return (
    <BarChart
      title={t("charts.repeats")}
      heads={[t("charts.player"), t("charts.count"), t("charts.repeated")]}
      most={MOST}
      none={t("charts.no-repeats")}
      bars={repeats.map(({ key, count, player, guide, infraction }) => ({
        key,
        count,
        label: nameOf(event.state, player),
        more: words.infraction(guide, infraction),
        to: `/players/${encodeURIComponent(player)}`,
      }))}
    />
  );
}
