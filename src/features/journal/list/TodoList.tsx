import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { InfractionName, nameOf } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { IssuedPenalties, PenaltiesOf } from "../IssuedPenalties.tsx";
import type { Todo } from "./rows.ts";
import styles from "./TodoList.module.css";

const KINDS = ["open", "pending", "flagged"] as const satisfies readonly Todo["kind"][];

const ICONS = { open: "help", pending: "rule", flagged: "flag" } as const satisfies Record<Todo["kind"], IconName>;

/** As many as leave the log itself in sight. */
const AT_FIRST = 3;

export function TodoList({ event, todos }: { readonly event: OpenEvent; readonly todos: readonly Todo[] }) {
  const { t } = useTranslation("journal");
  const [all, setAll] = useState(false);
  const shown = all ? todos : todos.slice(0, AT_FIRST);
  return (
    <section className={styles.todo} aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {t("todo.title", { count: todos.length })}
      </h2>
      <div className={styles.card}>
        {KINDS.filter((kind) => shown.some((each) => each.kind === kind)).map((kind) => (
          <div key={kind} className={`${styles.group} ${styles[kind] ?? ""}`}>
            <h3 className={styles.why}>
              <Icon name={ICONS[kind]} size={20} />
              {t(`todo.${kind}`)}
            </h3>
            <ul className={styles.list}>
              {shown
                .filter((each) => each.kind === kind)
                .map((todo) => (
                  <li key={todo.entry.id}>
                    <TodoLine event={event} todo={todo} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {shown.length < todos.length && (
        <Button look="quiet" wide onClick={() => setAll(true)}>
          {t("todo.all", { count: todos.length })}
        </Button>
      )}
    </section>
  );
}

function TodoLine({ event, todo }: { readonly event: OpenEvent; readonly todo: Todo }) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const { entry } = todo;
  return (
    <Link to={`/log/${encodeURIComponent(entry.id)}`} className={styles.line}>
      <span className={styles.main}>
        <span className={styles.first}>
          <span className={styles.name}>{nameOf(event.state, entry.player)}</span>
          <span className={styles.round}>{common("round-short", { round: entry.round })}</span>
          {todo.kind === "pending" && (
            <span className={styles.penalty}>
              <IssuedPenalties entry={entry} />
            </span>
          )}
        </span>
        <span>
          {entry.infraction === undefined ? t("no-infraction") : <InfractionName guide={entry.guide} infraction={entry.infraction} />}
        </span>
        {todo.kind === "flagged" && (
          <span className={styles.readings}>
            <span className={styles.reading}>{t("flag.then")}</span>
            <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={todo.flag.before.issue} />
            <span className={styles.reading}>{t("flag.now")}</span>
            <PenaltiesOf guide={entry.guide} edition={entry.edition} ids={todo.flag.now.issue} />
          </span>
        )}
      </span>
      <span className={styles.next}>
        <Icon name="next" size={20} />
      </span>
    </Link>
  );
}
