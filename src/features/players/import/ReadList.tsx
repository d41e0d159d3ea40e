import { useMemo, useState } from "react";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { BackLink, Problem } from "#parts";
import { type Columns, parseRoster, toPeople } from "#roster";
import { type StoreProblem, useLog, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "../players.module.css";
import { ColumnFields } from "./ColumnFields.tsx";
import { Counts } from "./Counts.tsx";
import type { Imported } from "./ImportDone.tsx";
import own from "./import.module.css";
import { Leftovers, leftoversOf } from "./Leftovers.tsx";
import { hasTitles, isSameList, type ListSource, rowsOf, textOf } from "./list-source.ts";
import { Preview } from "./Preview.tsx";
import { planImport } from "./plan.ts";
import { SourceFields } from "./SourceFields.tsx";

interface ReadListProps {
  readonly event: OpenEvent;
  readonly source: ListSource | undefined;
  readonly onSource: (source: ListSource | undefined) => void;
  readonly onDone: (done: Imported) => void;
}

/** How the list was understood, changeable, and what would come of it. */
export function ReadList({ event, source, onSource, onDone }: ReadListProps) {
  const { t } = useTranslation("players");
  const { log } = useStores();
  const { version } = useLog();
  const [chosen, setChosen] = useState<Columns>();
  const [titled, setTitled] = useState<boolean>();
  const [problem, setProblem] = useState<StoreProblem>();
  const [saving, setSaving] = useState(false);
  const text = useMemo(() => (source ? textOf(source) : ""), [source]);
  const roster = useMemo(() => parseRoster(text), [text]);
  const columns = chosen ?? roster.guess;
  const isTitled = titled ?? hasTitles(roster);
  const rows = useMemo(() => rowsOf(roster, isTitled), [roster, isTitled]);
  const read = useMemo(() => toPeople(rows, columns), [rows, columns]);
  // The state is kept in place; its version says when it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const plan = useMemo(() => planImport(event.state, read.people), [event.state, version, read]);
  const counts = { fresh: plan.writings.length, known: plan.known, lost: read.errors.length };
  const leftovers = leftoversOf(rows, read.errors);

  const isEmpty = text.trim() === "";

  function take(next: ListSource | undefined) {
    if (!isSameList(source, next)) {
      setChosen(undefined);
      setTitled(undefined);
    }
    onSource(next);
  }

  async function save() {
    if (saving) return;
    setSaving(true);
    const result = await log.write(event.id, plan.writings);
    setSaving(false);
    if (!result.ok) {
      setProblem(result.error);
      return;
    }
    onDone({ ...counts, leftovers, at: result.value.at(-1)?.at });
  }

  return (
    <Screen
      title={t("import.title")}
      back={<BackLink to="/players" />}
      foot={
        <div className={styles.foot}>
          <Problem problem={problem} />
          <p className={own.summary} role="status">
            {saving ? t("import.saving", { count: counts.fresh }) : !isEmpty && <Counts {...counts} />}
          </p>
          {saving && <progress className={own.progress} aria-label={t("import.saving", { count: counts.fresh })} />}
          {saving ? null : counts.fresh > 0 ? (
            <Button look="primary" wide onClick={() => void save()}>
              {t("import.submit", { count: counts.fresh })}
            </Button>
          ) : (
            <p className={own.missing}>
              {t(isEmpty ? "import.no-list" : read.people.length === 0 ? "import.nobody" : "import.nothing-new")}
            </p>
          )}
        </div>
      }
    >
      {isEmpty && <p>{t("import.explain")}</p>}
      <SourceFields source={source} onSource={take} />
      {!isEmpty && (
        <>
          <ColumnFields roster={roster} rows={rows} columns={columns} onColumns={setChosen} isTitled={isTitled} onTitled={setTitled} />
          <Preview people={read.people} />
          {plan.clashes > 0 && <p className={styles.notice}>{t("import.clashes", { count: plan.clashes })}</p>}
          <Leftovers lines={leftovers} />
        </>
      )}
    </Screen>
  );
}
