import { useTranslation } from "#i18n";
import type { ReportLine } from "./lines.ts";
import type { Slip } from "./PrintedSlips.tsx";
import { type SlipForm, slipOf } from "./slips.ts";

/** A ruling as the scorekeeper types it in: their fields, their order, their way to write names. */
export function useDeskSlip(form: SlipForm): (line: ReportLine) => Slip {
  const { t } = useTranslation("desk");
  return (line) => ({
    id: line.entry.id,
    rows: slipOf(line, form).map(({ field, text }) => ({
      id: field,
      label: t(`report.fields.${field}`),
      text,
      ...(field === "comment" ? { isExtra: true } : {}),
    })),
  });
}
