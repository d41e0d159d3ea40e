import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { OpenEvent } from "#parts";
import rows from "#ui/rows.module.css";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { PersonRow } from "./PersonRow.tsx";

/** So many rows are drawn at once without being felt. */
const MOST = 100;

interface PeopleListProps {
  readonly event: OpenEvent;
  readonly people: readonly Someone[];
}

export function PeopleList({ event, people }: PeopleListProps) {
  if (people.length === 0) return null;
  if (people.length > MOST) return <LongList event={event} people={people} />;
  return (
    <ul className={rows.rows}>
      {people.map((each) => (
        <li key={each.key}>
          <PersonRow event={event} person={each} />
        </li>
      ))}
    </ul>
  );
}

/** Only what is in sight is in the page; assistive technology is told of the whole. */
function LongList({ event, people }: PeopleListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Whatever stands above may have grown or gone.
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => 57,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => people[index]?.key ?? index,
  });
  return (
    <ul ref={list} className={`${rows.rows} ${styles.long}`} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const person = people[index];
        return person ? (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={people.length}
            aria-posinset={index + 1}
          >
            <PersonRow event={event} person={person} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
