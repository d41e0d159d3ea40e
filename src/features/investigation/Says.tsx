import { useId } from "react";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import type { OpenEvent } from "#parts";
import { TextArea, TextField } from "#ui/Field.tsx";
import styles from "./investigation.module.css";
import { named } from "./new-case.ts";

interface SaysProps {
  readonly event: OpenEvent;
  readonly investigation: Investigation;
  readonly change: (change: (before: Investigation) => Investigation) => void;
}

/** Two who contradict each other, side by side, each in their own words. */
export function Says({ event, investigation, change }: SaysProps) {
  const { t } = useTranslation("investigation");
  const names = useId();
  return (
    <section className={styles.columns} aria-label={t("says")}>
      <datalist id={names}>
        {[...event.state.players.values()].map((each) => (
          <option key={each.key} value={each.name} />
        ))}
      </datalist>
      {(["a", "b"] as const).map((side) => {
        const person = investigation.people.find((each) => each.part === side);
        return (
          <div key={side} className={styles.column}>
            <TextField
              label={t(`person-${side}`)}
              list={names}
              maxLength={LIMITS.name}
              value={person?.name ?? ""}
              onChange={({ target }) =>
                change((each) => ({
                  ...each,
                  people: each.people.map((one) => (one.part === side ? named(event.state, one, target.value) : one)),
                }))
              }
            />
            <TextArea
              label={t(`says-${side}`)}
              rows={7}
              maxLength={LIMITS.note}
              value={investigation.says[side]}
              onChange={({ target }) => change((each) => ({ ...each, says: { ...each.says, [side]: target.value } }))}
            />
          </div>
        );
      })}
    </section>
  );
}
