import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { type Entry, resolve } from "#log";
import { findGuide, nameOf, type OpenEvent } from "#parts";
import type { Guide } from "#rules";
import styles from "./entry.module.css";
import { Moment } from "./Moment.tsx";

interface EntryDetailsProps {
  readonly event: OpenEvent;
  readonly entry: Entry;
}

export function EntryDetails({ event: { state }, entry }: EntryDetailsProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const guide = findGuide(entry.guide);
  const key = resolve(state, entry.player);
  const player = state.players.get(key);
  return (
    <section className="stack" aria-labelledby="details">
      <h2 id="details">{t("details.title")}</h2>
      <dl className={styles.details}>
        {entry.note && (
          <div>
            <dt>{t("details.note")}</dt>
            <dd className={styles.typed}>{entry.note}</dd>
          </div>
        )}
        <div>
          <dt>{t("details.person")}</dt>
          <dd>
            <Link to={`/players/${encodeURIComponent(key)}`}>{nameOf(state, entry.player)}</Link>
            {player?.ref !== undefined && player.ref !== "" && <span className={styles.beside}>{player.ref}</span>}
            {player && player.role !== "player" && <span className={styles.beside}>{common(`role.${player.role}`)}</span>}
            {player?.dropped && <span className={styles.beside}>{common("dropped")}</span>}
          </dd>
        </div>
        <div>
          <dt>{t("details.judge")}</dt>
          <dd>{entry.by}</dd>
        </div>
        <div>
          <dt>{t("details.time")}</dt>
          <dd>
            <Moment at={entry.at} />
          </dd>
        </div>
        <div>
          <dt>{t("details.guide")}</dt>
          <dd>
            {guide ? <GuideLine guide={guide} entry={entry} /> : t("unknown-edition", { guide: entry.guide, edition: entry.edition })}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The edition and the level under which it was made, whatever the event uses now. */
function GuideLine({ guide, entry }: { readonly guide: Guide; readonly entry: Entry }) {
  const { t } = useTranslation("common");
  const texts = useGuideTexts(guide.id);
  return (
    <>
      <Link to={`/guide/${guide.id}`}>{texts.name}</Link>
      <span className={styles.under}>
        {texts.levels[entry.level]?.name ?? entry.level}
        <span className={styles.beside}>{t("edition", { date: entry.edition })}</span>
      </span>
      {guide.historic && <span className={styles.under}>{t("old-edition")}</span>}
    </>
  );
}
