import type { CsvCell } from "#csv";
import { useTranslation } from "#i18n";
import { guidesIn, knownGuides, linesOf, type OpenEvent, type Reason, type ReportLine, useFanNote, useReasonText, useWords } from "#parts";
import { NO_CLASS, tallyOf } from "../tally.ts";

export interface SummaryPart {
  readonly title: string;
  readonly rows: readonly (readonly [string, number])[];
}

/** What leaves this phone, in the language shown. Made when it is asked for, not before. */
export interface Tables {
  readonly lines: () => readonly ReportLine[];
  readonly csv: (withNotes: boolean) => readonly (readonly CsvCell[])[];
  readonly summary: () => { readonly counted: number; readonly parts: readonly SummaryPart[] };
  readonly summaryCsv: () => readonly (readonly CsvCell[])[];
  readonly sayReason: (reason: Reason) => string;
}

export function useTables(event: OpenEvent): Tables {
  const { state } = event;
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const words = useWords([...new Set([event.guide.id, ...guidesIn(state)])]);
  const reasonText = useReasonText();
  const note = useFanNote(event);
  const noteRows = note ? [[note.official], [note.translation]] : [];

  function sayReason({ kind, text }: Reason): string {
    const reason = reasonText(text);
    return kind === "deviation"
      ? t("report.deviation", { reason })
      : kind === "void"
        ? t("report.void", { reason })
        : t("report.decision", { reason });
  }

  function summary() {
    const tally = tallyOf(state, knownGuides());
    const parts: readonly SummaryPart[] = [
      {
        title: t("report.by.round"),
        rows: tally.rounds.map(({ day, round, count }) => [common("day-round", { day, round }), count]),
      },
      {
        title: t("report.by.class"),
        rows: tally.classes.map(({ key, count }) => [key === NO_CLASS ? t("charts.other-class") : words.className(key), count]),
      },
      {
        title: t("report.by.infraction"),
        rows: tally.infractions.map(({ key, count }) => {
          const [guide = "", infraction = ""] = key.split(" ");
          return [words.infraction(guide, infraction, "name"), count];
        }),
      },
      {
        title: t("report.by.penalty"),
        rows: tally.penalties.map(({ key, count }) => {
          const [guide = "", , ...ids] = key.split(" ");
          return [words.penalties(guide, ids), count];
        }),
      },
    ];
    return { counted: tally.counted, parts };
  }

  function csvLine({ entry, ...line }: ReportLine, withNotes: boolean): readonly CsvCell[] {
    const role = state.players.get(entry.player)?.role;
    return [
      entry.day,
      entry.round,
      entry.table ?? "",
      line.player,
      line.number,
      role ? common(`role.${role}`) : "",
      line.section,
      line.infraction,
      line.penalty,
      line.recommended,
      common(`state.${entry.state}`),
      entry.by,
      entry.at,
      words.guide(entry.guide),
      entry.edition,
      line.level,
      ...(withNotes ? [line.reasons.map(sayReason).join("\n"), line.note] : []),
      entry.id,
    ];
  }

  return {
    sayReason,
    lines: () => linesOf(state, words),
    summary,
    csv: (withNotes) => [
      COLUMNS.filter((column) => withNotes || (column !== "reason" && column !== "note")).map((column) => t(`report.columns.${column}`)),
      ...linesOf(state, words).map((line) => csvLine(line, withNotes)),
      ...noteRows,
    ],
    summaryCsv: () => [
      [t("report.what"), "", t("report.count")],
      ...summary().parts.flatMap(({ title, rows }) => rows.map(([what, count]): readonly CsvCell[] => [title, what, count])),
      ...noteRows,
    ],
  };
}

const COLUMNS = [
  "day",
  "round",
  "table",
  "player",
  "number",
  "role",
  "section",
  "infraction",
  "penalty",
  "recommended",
  "state",
  "judge",
  "time",
  "guide",
  "edition",
  "level",
  "reason",
  "note",
  "id",
] as const;
