import { useMemo, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, severalDays } from "#parts";
import { useLog } from "#store";
import { Button } from "#ui/Button.tsx";
import { useTypedText } from "#ui/use-typed-text.ts";
import { Desk } from "../Desk.tsx";
import { Empty } from "../Empty.tsx";
import styles from "./Board.module.css";
import { BoardBar } from "./BoardBar.tsx";
import { BoardList } from "./BoardList.tsx";
import { BoardTable } from "./BoardTable.tsx";
import { columnsOf } from "./columns.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import { formatQuery, NEWEST, parseQuery, type Query, search } from "./search.ts";
import { useLabels } from "./use-labels.ts";

export function BoardScreen() {
  return <Desk>{(event) => <Board event={event} />}</Desk>;
}

function Board({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  const { version } = useLog();
  const [params, setParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const kept = useMemo(() => parseQuery(params), [params]);
  const words = useTypedText(kept.text, (text) => setParams(formatQuery({ ...kept, text }), { replace: true }));
  const query = useMemo(() => ({ ...kept, text: words.text }), [kept, words.text]);
  const columns = columnsOf(event.state);
  const labels = useLabels(event, columns, version);
  const found = useMemo(() => search(columns, labels, query), [columns, labels, query]);
  const isWide = useIsWide();

  if (columns.size === 0) return <Empty icon="log" title={t("board.empty")} />;

  const ask = (next: Query) => {
    words.type(next.text);
    setParams(formatQuery(next));
  };
  const shown = { columns, labels, found, question: formatQuery(query).toString(), days: severalDays(event.settings, event.state) };
  return (
    <div className={styles.board}>
      <h2 className="visually-hidden">{t("board.title")}</h2>
      <BoardBar event={event} {...shown} query={query} words={words} onAsk={ask} onChoose={() => setChoosing(true)} />
      {found.length === 0 ? (
        <Empty icon="search" title={t("board.none")}>
          <Button onClick={() => ask(NEWEST)}>{t("board.clear")}</Button>
        </Empty>
      ) : isWide ? (
        <BoardTable {...shown} query={query} onAsk={ask} />
      ) : (
        <BoardList {...shown} />
      )}
      <FilterDialog
        event={event}
        {...shown}
        query={query}
        open={choosing}
        onClose={() => setChoosing(false)}
        onAsk={(next) => {
          setChoosing(false);
          ask(next);
        }}
      />
    </div>
  );
}

const wide = () => matchMedia("(min-width: 48rem)");

/** Columns need a tablet's width. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = wide();
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => wide().matches,
  );
}
