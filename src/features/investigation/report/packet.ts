import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { type Entry, entriesOf } from "#log";
import { lineOf, type OpenEvent, type ReportLine, useWords } from "#parts";

/** One heading of the report and what stands under it. */
export interface PacketPart {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The report in the order in which today's forms ask: infractions, what is proven and why, assumptions, reasoning, people, statements; then record and date. */
export function usePacket(event: OpenEvent, investigation: Investigation): readonly PacketPart[] {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { state, settings } = event;
  const { report, people, statements, photos } = investigation;
  const rulings = rulingsOf(event, investigation);
  const record = recordOf(event, investigation);
  const words = useWords([...new Set([settings.guide, ...[...rulings, ...record].map(({ guide }) => guide)])]);
  const say = (line: ReportLine) =>
    t("report.ruling", {
      round: line.entry.round,
      infraction: line.section ? `${line.section} ${line.infraction}` : line.infraction,
      penalty: line.penalty,
      judge: line.entry.by,
      state: common(`state.${line.entry.state}`),
    });
  const lines = (entries: readonly Entry[]) => entries.map((entry) => say(lineOf(state, entry, words)));
  const nameOf = (id: string | undefined) => people.find((each) => each.id === id)?.name || t("report.unnamed");
  const place = [
    settings.name,
    t("report.guide", {
      guide: words.guide(settings.guide),
      edition: settings.edition,
      level: words.level(settings.guide, settings.level),
    }),
    common("day-round", investigation),
    ...(investigation.table ? [common("table", { table: investigation.table })] : []),
  ];
  const parts: readonly PacketPart[] = [
    { id: "event", title: t("report.parts.event"), lines: place },
    { id: "infractions", title: t("report.parts.infractions"), lines: [...lines(rulings), ...typed(report.infractions)] },
    { id: "proven", title: t("report.parts.proven"), lines: typed(report.proven) },
    { id: "assumptions", title: t("report.parts.assumptions"), lines: typed(report.assumptions) },
    { id: "reasoning", title: t("report.parts.reasoning"), lines: typed(report.reasoning) },
    {
      id: "people",
      title: t("report.parts.people"),
      lines: people
        .filter(({ name }) => name !== "")
        .map(({ part, name, ref, contact }) => [t(`parts.${part}`), name, ref, contact].filter((each) => each !== "").join(" · ")),
    },
    {
      id: "statements",
      title: t("report.parts.statements"),
      lines: [
        ...(["a", "b"] as const).flatMap((side) =>
          investigation.says[side].trim() === "" ? [] : [t("report.said", { name: nameOf(side), text: investigation.says[side] })],
        ),
        ...statements.map(({ id, person, language, text }) =>
          t(photos.some(({ statement }) => statement === id) ? "report.statement-photo" : "report.statement", {
            name: nameOf(person),
            language: language || t("report.no-language"),
            text,
          }),
        ),
      ],
    },
    { id: "record", title: t("report.parts.record"), lines: record.length > 0 ? lines(record) : [t("report.no-record")] },
    { id: "photos", title: t("report.parts.photos"), lines: photos.length > 0 ? [t("report.photos", { count: photos.length })] : [] },
    { id: "deadline", title: t("report.parts.deadline"), lines: report.deadline ? [report.deadline] : [] },
    { id: "judge", title: t("report.parts.judge"), lines: [investigation.judge].filter((each) => each !== "") },
  ];
  return parts.map((part) => (part.lines.length > 0 ? part : { ...part, lines: [t("report.empty")] }));
}

export function packetText(parts: readonly PacketPart[]): string {
  return parts.map(({ title, lines }) => [title, ...lines].join("\n")).join("\n\n");
}

function rulingsOf({ state }: OpenEvent, { entries }: Investigation): readonly Entry[] {
  return entries.flatMap((id) => state.entries.get(id) ?? []);
}

/** What the player who was ruled on has on record beside the rulings of this case; while there is no ruling, the first of the two. */
function recordOf(event: OpenEvent, investigation: Investigation): readonly Entry[] {
  const { people, entries } = investigation;
  const player = rulingsOf(event, investigation)[0]?.player ?? people.find((each) => each.part === "a")?.player;
  return player === undefined ? [] : entriesOf(event.state, player).filter((each) => !entries.includes(each.id) && each.state !== "voided");
}

function typed(text: string): readonly string[] {
  return text.trim() === "" ? [] : [text];
}
