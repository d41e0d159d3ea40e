import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { resolve } from "#log";
import { nameOf, type OpenEvent, timeOf, useWords } from "#parts";
import styles from "./CasePage.module.css";
import { guidesIn } from "./case-link.ts";
import type { CaseOf } from "./inbox.ts";
import { Place } from "./Place.tsx";
import { RecordList } from "./RecordList.tsx";

/** What the player said, and what this phone knows of them; another spelling of theirs may hold the entry. */
export function ClaimFacts({ event, case: each }: { readonly event: OpenEvent; readonly case: CaseOf<"claim"> }) {
  const { t } = useTranslation("desk");
  const { t: claims } = useTranslation("claims");
  const words = useWords(guidesIn([each]));
  const { body, by, at } = each.claim;
  const { state } = event;
  const key = resolve(state, body.player);
  const others = [...new Set(each.candidates.map(({ player }) => resolve(state, player)))].filter((other) => other !== key);
  return (
    <>
      <h3 className={styles.player}>
        <Link to={`/players/${encodeURIComponent(key)}`}>{nameOf(state, key)}</Link>
      </h3>
      <div className="card stack">
        <p>
          <strong>{claims("says", { count: body.times })}</strong> {words.infraction(body.guide, body.infraction, "name")}
        </p>
        <p className={styles.meta}>
          <Place event={event} entry={body} />
          <span>{t("judge-at", { judge: by, time: timeOf(at) })}</span>
        </p>
      </div>
      {others.map((other) => (
        <Link key={other} className={styles.link} to={`/players/${encodeURIComponent(key)}?merge=${encodeURIComponent(other)}`}>
          {claims("same-person", { name: nameOf(state, other) })}
        </Link>
      ))}
      <RecordList event={event} player={body.player} except={[]} causes={[]} counted={[]} />
    </>
  );
}
