import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { LIMITS, parseTable, tableOf } from "#log";
import { BackLink, NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { useLog } from "#store";
import { TextField } from "#ui/Field.tsx";
import { CheckForm } from "./CheckForm.tsx";

/** One deck check: who, what was found, and the time that the table gets back, in one save. */
export function CheckScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <Check event={event} /> : <NoEvent title={t("deck.check")} />;
}

function Check({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const [query] = useSearchParams();
  useLog();
  const [typed, setTyped] = useState(query.get("table") ?? "");
  const number = (name: string, now: number) => (/^\d{1,3}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : now);
  const when = { day: number("day", event.state.day), round: number("round", event.state.round) };
  const table = parseTable(typed);
  const { players } = tableOf(event.state, when, table);
  return (
    <CheckForm
      event={event}
      place={{ ...when, table }}
      seated={players}
      back={<BackLink to="/deck-checks" />}
      tableField={
        <TextField
          label={t("table.number")}
          inputMode="numeric"
          maxLength={LIMITS.table}
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
        />
      }
    />
  );
}
