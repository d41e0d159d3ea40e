import { useDeferredValue, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { NoEvent, useFlags, useOpenEvent } from "#parts";
import { useLog } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useTypedText } from "#ui/use-typed-text.ts";
import { FilterBar } from "./FilterBar.tsx";
import { FilterDialog } from "./FilterDialog.tsx";
import { type Filters, formatFilters, isFiltered, matching, parseFilters, withFilter } from "./filters.ts";
import styles from "./JournalScreen.module.css";
import { RowList } from "./RowList.tsx";
import { rowsOf, todosOf } from "./rows.ts";
import { TodoList } from "./TodoList.tsx";

export function JournalScreen() {
  const event = useOpenEvent();
  const view = useLog();
  const { t } = useTranslation("journal");
  const [params, setParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const kept = useMemo(() => parseFilters(params), [params]);
  const player = useTypedText(kept.player ?? "", (text) => setParams(formatFilters(withFilter(kept, "player", text)), { replace: true }));
  const filters = useMemo(() => withFilter(kept, "player", player.text), [kept, player.text]);
  // A view is a new object with every change of the log; its state is the same one, changed in place.
  const rows = useMemo(() => (view.state ? rowsOf(view.state) : undefined), [view]);
  const flags = useFlags(view);
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => rows && matching(rows, wanted, new Set(flags.keys())), [rows, wanted, flags]);

  if (!event || !rows || !shown) return <NoEvent title={t("title")} />;

  const choose = (next: Filters) => {
    player.type(next.player ?? "");
    setParams(formatFilters(next));
  };
  const todos = isFiltered(filters) ? [] : todosOf(rows, flags);
  return (
    <Screen
      title={t("title")}
      bar={
        rows.length > 0 && (
          <FilterBar
            event={event}
            filters={filters}
            player={player}
            found={shown.length}
            onChange={choose}
            onChoose={() => setChoosing(true)}
          />
        )
      }
    >
      {todos.length > 0 && <TodoList event={event} todos={todos} />}
      {rows.length === 0 && (
        <div className={styles.empty}>
          <Icon name="log" size={40} />
          <h2>{t("empty.title")}</h2>
          <p>{t("empty.body")}</p>
          <Link className={buttonClass("primary")} to="/">
            {t("empty.action")}
          </Link>
        </div>
      )}
      {rows.length > 0 && shown.length === 0 && (
        <div className={styles.empty}>
          <Icon name="search" size={40} />
          <h2>{t("no-match.title")}</h2>
          <Button onClick={() => choose({})}>{t("no-match.clear")}</Button>
        </div>
      )}
      {shown.length > 0 && (
        <section className={styles.list} aria-labelledby="all-entries">
          <h2 id="all-entries" className={todos.length > 0 ? styles.heading : "visually-hidden"}>
            {t("all")}
          </h2>
          <RowList event={event} rows={shown} flags={flags} />
        </section>
      )}
      <FilterDialog
        event={event}
        rows={rows}
        filters={filters}
        flagged={flags}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChange={(next) => {
          setChoosing(false);
          choose(next);
        }}
      />
      <p className="visually-hidden" role="status">
        {isFiltered(wanted) ? t("found", { count: shown.length }) : ""}
      </p>
    </Screen>
  );
}
