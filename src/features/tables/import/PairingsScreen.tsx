import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, NoEvent, type OpenEvent, Problem, useKeptText, useOpenEvent, useWriting } from "#parts";
import { parsePairings } from "#roster";
import { useLog } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "../tables.module.css";
import { Oddities } from "./Oddities.tsx";
import { Preview } from "./Preview.tsx";
import { planPairings } from "./plan.ts";
import { SourceFields } from "./SourceFields.tsx";

/** Who sits where, from a file or a pasted list of whatever program makes the pairings. */
export function PairingsScreen() {
  const { t } = useTranslation("floor");
  const event = useOpenEvent();
  return event ? <Pairings event={event} /> : <NoEvent title={t("import.title")} />;
}

function Pairings({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  const { version } = useLog();
  const [text, setText] = useKeptText("pairings-import");
  const [typedRound, setTypedRound] = useState<string>();
  const [done, setDone] = useState<{ readonly tables: number; readonly rounds: readonly number[] }>();
  const { write, problem } = useWriting(event.id);
  const { day, round } = event.state;
  const paired = useMemo(() => parsePairings(text), [text]);
  const saysRound = paired.some((each) => each.round !== undefined);
  const wanted = /^\d{1,3}$/.test(typedRound ?? "") ? Number(typedRound) : round;
  // The state is kept in place; its version says when it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const plan = useMemo(() => planPairings(event.state, paired, day, wanted), [event.state, version, paired, day, wanted]);

  async function save() {
    const { tables, rounds } = plan;
    if (!(await write(plan.writings))) return;
    setDone({ tables, rounds });
    setText("");
  }

  return (
    <Screen
      title={t("import.title")}
      back={<BackLink to="/tables" />}
      foot={
        <div className="stack">
          <Problem problem={problem} />
          <Oddities plan={plan} />
          {plan.tables > 0 ? (
            <Button look="primary" wide onClick={() => void save()}>
              {t("import.submit", { count: plan.tables })}
            </Button>
          ) : (
            <p className={styles.missing}>{t(text.trim() === "" ? "import.no-list" : "import.nothing")}</p>
          )}
        </div>
      }
    >
      <div role="status" className="live">
        {done && (
          <p className={styles.done} data-paired>
            <Icon name="check" />
            <span>{t("import.done", { count: done.tables, rounds: done.rounds.join(", ") })}</span>
          </p>
        )}
      </div>
      {done && (
        <Link className={buttonClass("plain", true)} to="/tables">
          {t("tables.title")}
        </Link>
      )}
      <p>{t("import.explain")}</p>
      <SourceFields text={text} onText={setText} />
      {plan.tables > 0 && (
        <>
          {saysRound ? (
            <p>{t("import.says-round", { rounds: plan.rounds.join(", ") })}</p>
          ) : (
            <TextField
              label={t("import.round")}
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              value={typedRound ?? String(round)}
              onChange={(change) => setTypedRound(change.target.value)}
            />
          )}
          <Preview event={event} plan={plan} paired={paired} />
        </>
      )}
    </Screen>
  );
}
