import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { useFocusOnArrival } from "#ui/use-focus-on-arrival.ts";
import { CaseFacts } from "./CaseFacts.tsx";
import styles from "./CasePage.module.css";
import { caseLink } from "./case-link.ts";
import { Decide } from "./Decide.tsx";
import { type Case, topicOf } from "./inbox.ts";
import { Settled } from "./Settled.tsx";
import { useSettling } from "./use-settling.ts";

interface CasePageProps {
  readonly event: OpenEvent;
  readonly id: string;
  /** What still waits. */
  readonly cases: readonly Case[];
}

/** One thing that waits: what it is, what it rests on, and what can be done, each with what would follow. */
export function CasePage({ event, id, cases }: CasePageProps) {
  const { t } = useTranslation("desk");
  const settlingState = useSettling(event.state);
  const waiting = cases.find((each) => each.id === id);
  const [shown, setShown] = useState(waiting);
  if (waiting && waiting !== shown) setShown(waiting);
  const { settling } = settlingState;
  const isSaved = settling.kind === "saved";
  const next = cases.find((each) => each.id !== id);
  const topic = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <Link to="/desk" className={styles.back}>
        <Icon name="back" size={20} />
        {t("inbox.to-list")}
      </Link>
      {shown && (
        <>
          <div className={styles.head}>
            <h2 ref={topic} tabIndex={-1} className={styles.topic}>
              {t(`inbox.topics.${topicOf(shown)}`)}
            </h2>
            <p className="muted">{t(`inbox.about.${topicOf(shown)}`)}</p>
          </div>
          <CaseFacts event={event} case={shown} />
        </>
      )}
      <Settled event={event} case={shown} isGone={!waiting} {...settlingState} />
      {waiting && !isSaved && <Decide event={event} case={waiting} settle={settlingState.settle} />}
      {(isSaved || !waiting) && next && (
        <Link to={caseLink(next)} replace className={buttonClass("primary", true)}>
          {t("inbox.next", { topic: t(`inbox.topics.${topicOf(next)}`) })}
        </Link>
      )}
    </>
  );
}
