import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { Flag } from "#log";
import type { OpenEvent } from "#parts";
import { EntryRow } from "./EntryRow.tsx";
import { NoteRow } from "./NoteRow.tsx";
import styles from "./RowList.module.css";
import type { Rows } from "./rows.ts";

interface RowListProps {
  readonly event: OpenEvent;
  readonly rows: Rows;
  readonly flags: ReadonlyMap<string, Flag>;
}

/** Only what is in sight is in the page; assistive technology is told of the whole. */
export function RowList({ event, rows, flags }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Whatever stands above may have grown or gone.
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 92,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => rows.places[index] ?? index,
  });
  return (
    <ul ref={list} className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows.at(index);
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.item}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            {row.kind === "entry" ? (
              <EntryRow event={event} entry={row.item} flag={flags.get(row.id)} />
            ) : (
              <NoteRow event={event} note={row.item} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
