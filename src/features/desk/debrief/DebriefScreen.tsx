import { useState } from "react";
import { formatCsv } from "#csv";
import { useTranslation } from "#i18n";
import { localNow, type OpenEvent, useWords } from "#parts";
import { useLog } from "#store";
import { Button } from "#ui/Button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { BarChart } from "../charts/BarChart.tsx";
import { ColumnChart } from "../charts/ColumnChart.tsx";
import { Desk } from "../Desk.tsx";
import { Empty } from "../Empty.tsx";
import styles from "./Debrief.module.css";
import { type Debrief, debriefOf, WORK, withoutNames } from "./debrief.ts";
import { rowsOf } from "./rows.ts";

const MOST = 30;

/** After the day: what each judge and each round had to do, against the mean; it leaves the phone without names only. */
export function DebriefScreen() {
  return <Desk>{(event) => <Day event={event} />}</Desk>;
}

function Day({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  // A new view with every change; the state inside is changed in place.
  useLog();
  const debrief = debriefOf(event.state);
  if (debrief.judges.length === 0) return <Empty icon="clock" title={t("debrief.empty")} />;
  return (
    <>
      <p className="muted">{t("debrief.about")}</p>
      {WORK.filter((kind) => debrief.mean[kind] > 0).map((kind) => (
        <Judges key={kind} debrief={debrief} kind={kind} />
      ))}
      <Rounds debrief={debrief} />
      <Infractions debrief={debrief} />
      <Export event={event} debrief={debrief} />
    </>
  );
}

/** Calls are compared by their mean length, everything else by number. */
function Judges({ debrief: { judges, mean }, kind }: { readonly debrief: Debrief; readonly kind: (typeof WORK)[number] }) {
  const { t } = useTranslation("floor");
  const { t: desk } = useTranslation("desk");
  const isLength = kind === "seconds";
  const lengthOf = (each: { readonly seconds: number; readonly calls: number }) => Math.round(each.seconds / Math.max(1, each.calls));
  const values = judges
    .filter(({ calls }) => !isLength || calls > 0)
    .map((each) => ({ key: each.key, count: isLength ? lengthOf(each) : each[kind] }))
    .sort((a, b) => b.count - a.count);
  const middle = isLength ? lengthOf(mean) : mean[kind];
  const text = (value: number) => String(Math.round(value * 10) / 10);

  function against(count: number): string {
    const difference = Math.abs(count - middle);
    if (text(difference) === text(0)) return desk("charts.at-mean");
    return desk(count > middle ? "charts.above" : "charts.below", { difference: text(difference) });
  }

  return (
    <BarChart
      title={t(`debrief.${kind}`)}
      about={t("debrief.mean", { mean: text(middle) })}
      heads={[desk("charts.judge"), t(`debrief.unit.${kind}`), desk("charts.against")]}
      most={MOST}
      mark={middle}
      bars={values.map(({ key, count }) => ({ key, count, label: key, more: against(count) }))}
    />
  );
}

function Rounds({ debrief: { rounds } }: { readonly debrief: Debrief }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const { t: desk } = useTranslation("desk");
  const days = new Set(rounds.map(({ day }) => day)).size > 1;
  return (["calls", "minutes"] as const)
    .filter((kind) => rounds.some((each) => each[kind] > 0))
    .map((kind) => (
      <ColumnChart
        key={kind}
        title={t(`debrief.by-round.${kind}`)}
        heads={[desk("charts.round"), t(`debrief.unit.${kind}`)]}
        columns={rounds.map((each) => ({
          key: each.key,
          label: String(each.round),
          name: days ? common("day-round", { day: each.day, round: each.round }) : common("round", { round: each.round }),
          count: each[kind],
        }))}
      />
    ));
}

/** Who gave what, most often first: the same situation should get the same name from everybody. */
function Infractions({ debrief: { infractions } }: { readonly debrief: Debrief }) {
  const { t } = useTranslation("floor");
  const words = useWords([...new Set(infractions.map(({ guide }) => guide))].sort());
  const counts = new Map<string, { guide: string; infraction: string; count: number; judges: Map<string, number> }>();
  for (const { guide, infraction, judge, count } of infractions) {
    const known = counts.get(`${guide} ${infraction}`) ?? { guide, infraction, count: 0, judges: new Map<string, number>() };
    known.count += count;
    known.judges.set(judge, (known.judges.get(judge) ?? 0) + count);
    counts.set(`${guide} ${infraction}`, known);
  }
  if (counts.size === 0) return null;
  const sorted = [...counts].sort(([, a], [, b]) => b.count - a.count);
  return (
    <BarChart
      title={t("debrief.infractions")}
      heads={[t("debrief.infraction"), t("debrief.unit.rulings"), t("debrief.by")]}
      most={MOST}
      bars={sorted.map(([key, { guide, infraction, count, judges }]) => ({
        key,
        count,
        label: words.infraction(guide, infraction),
        more: [...judges].map(([judge, times]) => t("debrief.judge-times", { judge, count: times })).join(" · "),
      }))}
    />
  );
}

function Export({ event, debrief }: { readonly event: OpenEvent; readonly debrief: Debrief }) {
  const { t } = useTranslation("floor");
  const { t: desk } = useTranslation("desk");
  const [handed, setHanded] = useState("");
  const nameless = withoutNames(debrief);

  async function hand(text: string, type: string, end: string) {
    const name = `floorbook-debrief-${localNow().slice(0, 10)}.${end}`;
    await saveFile(name, text, type);
    setHanded(name);
  }

  const { guide, edition, level } = event.settings;
  const json = JSON.stringify({ format: "floorbook-debrief", version: 1, guide, edition, level, ...nameless }, undefined, 1);
  return (
    <section className="card stack" aria-labelledby="debrief-export">
      <h2 id="debrief-export">{t("debrief.export")}</h2>
      <p className="muted">{t("debrief.export-about")}</p>
      <div className={styles.pair}>
        <Button onClick={() => void hand(formatCsv(rowsOf(nameless)), "text/csv;charset=utf-8", "csv")}>{t("debrief.csv")}</Button>
        <Button onClick={() => void hand(json, "application/json", "json")}>{t("debrief.json")}</Button>
      </div>
      <p role="status" className="live">
        {handed && desk("report.handed", { name: handed })}
      </p>
    </section>
  );
}
