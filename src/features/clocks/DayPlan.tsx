import { useState } from "react";
import { useTranslation } from "#i18n";
import type { BodyOf } from "#log";
import { type OpenEvent, Problem, useWriting } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import styles from "./clocks.module.css";

type Planned = BodyOf<"planned">["rounds"][number];

/** The rounds of the day: how long each lasts, and when it should begin. */
export function DayPlan({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const [editing, setEditing] = useState(false);
  const { floor, day, round: now } = event.state;
  const rounds = floor.plans.get(day) ?? [];
  return (
    <section className="stack" aria-labelledby="plan">
      <h2 id="plan">{t("plan.title")}</h2>
      {rounds.length > 0 && (
        <ul className={styles.list} data-plan>
          {rounds.map(({ round, minutes, starts }) => (
            <li key={round} className={styles.planned} aria-current={round === now ? "step" : undefined}>
              <span className="grow">{common("round", { round })}</span>
              <span>{t("plan.minutes", { count: minutes })}</span>
              {starts !== undefined && <span className={styles.time}>{starts}</span>}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setEditing(true)}>{t(rounds.length === 0 ? "plan.make" : "plan.change")}</Button>
      <Dialog title={t("plan.title")} closeLabel={common("action.close")} open={editing} onClose={() => setEditing(false)}>
        <PlanForm event={event} before={rounds} onSaved={() => setEditing(false)} />
      </Dialog>
    </section>
  );
}

interface PlanFormProps {
  readonly event: OpenEvent;
  readonly before: readonly Planned[];
  readonly onSaved: () => void;
}

const FIRST: Planned = { round: 1, minutes: 50 };
const MOST = 99;

function PlanForm({ event, before, onSaved }: PlanFormProps) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  const { write, problem } = useWriting(event.id);
  const [rounds, setRounds] = useState<readonly Planned[]>(before.length > 0 ? before : [{ ...FIRST, round: event.state.round }]);

  function change(index: number, changed: Planned) {
    setRounds(rounds.map((each, at) => (at === index ? changed : each)));
  }

  async function save() {
    if (await write([{ body: { kind: "planned", day: event.state.day, rounds: [...rounds] } }])) onSaved();
  }

  return (
    <>
      {rounds.map((each, index) => (
        <fieldset key={each.round} className={styles.pair}>
          <legend className={styles.what}>{common("round", { round: each.round })}</legend>
          <TextField
            label={t("round.minutes")}
            type="number"
            inputMode="numeric"
            min={0}
            max={999}
            value={String(each.minutes)}
            onChange={(typed) => change(index, { ...each, minutes: Math.min(999, Math.max(0, Math.round(Number(typed.target.value)))) })}
          />
          <TextField
            label={t("plan.starts")}
            type="time"
            value={each.starts ?? ""}
            onChange={(typed) => change(index, withStart(each, typed.target.value.slice(0, 5)))}
          />
        </fieldset>
      ))}
      <div className="row">
        {rounds.length < MOST && <Button onClick={() => setRounds([...rounds, nextAfter(rounds)])}>{t("plan.add")}</Button>}
        {rounds.length > 1 && (
          <Button look="quiet" onClick={() => setRounds(rounds.slice(0, -1))}>
            {t("plan.remove")}
          </Button>
        )}
      </div>
      <Problem problem={problem} />
      <Button look="primary" wide onClick={() => void save()}>
        {common("action.save")}
      </Button>
    </>
  );
}

function withStart({ starts, ...rest }: Planned, typed: string): Planned {
  return typed === "" ? rest : { ...rest, starts: typed };
}

function nextAfter(rounds: readonly Planned[]): Planned {
  const last = rounds.at(-1) ?? FIRST;
  return { round: last.round + 1, minutes: last.minutes };
}
