import { useTranslation } from "#i18n";
import { type FloorRecord, minutesGiven, roundClockOf, tableOf } from "#log";
import { arrangeName, nameOf, nowInSeconds, type OpenEvent, type Slip, severalDays, timeOf, useExtensionWords, useSlipForm } from "#parts";

/** A time extension as the scorekeeper takes it down: where, who, how much and until when, why, by whom. */
export function useExtensionSlip(event: OpenEvent, { id, body, by, at }: FloorRecord<"extended">): Slip {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const { t: desk } = useTranslation("desk");
  const { t: slip } = useTranslation("slip");
  const [form] = useSlipForm();
  const { state, settings } = event;
  const { table, minutes, why, note } = body;
  const all = minutesGiven(state.floor, body);
  const ends = useExtensionWords(roundClockOf(state.floor, body, nowInSeconds()));
  const players = tableOf(state, body, table).players.map((each) => arrangeName(nameOf(state, each), form.player));
  const row = (field: string, label: string, text: string) => ({ id: field, label, text });
  return {
    id,
    rows: [
      row("table", desk("report.fields.table"), table),
      row("player", desk("report.fields.player"), players.join(" – ")),
      row("minutes", t("extension.title"), t("extension.plus", { count: minutes })),
      ...(all > minutes ? [row("all", slip("in-all"), t("extension.plus", { count: all }))] : []),
      row("ends", slip("ends"), ends(all)),
      row("why", t("extension.why"), t(`reason.${why}`)),
      ...(note ? [{ ...row("note", desk("report.fields.comment"), note), isExtra: true }] : []),
      row("judge", desk("report.fields.judge"), arrangeName(by, form.judge)),
      row("round", desk("report.fields.round"), severalDays(settings, state) ? common("day-round", body) : String(body.round)),
      row("time", slip("time"), timeOf(at)),
    ],
  };
}
