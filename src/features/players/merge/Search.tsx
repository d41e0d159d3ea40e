import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { BackLink } from "#parts";
import { useLog } from "#store";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { mergeLink, personLink } from "../links.ts";
import { PersonName } from "../PersonName.tsx";
import { doublesOf, peopleNamed, peopleOf, type Someone } from "../people.ts";
import styles from "../players.module.css";

/** More than fit on a screen; typing narrows them down. */
const SHOWN = 30;

interface SearchProps {
  readonly event: OpenEvent;
  readonly person: Someone;
}

export function Search({ event, person }: SearchProps) {
  const { t } = useTranslation("players");
  const [typed, setTyped] = useState("");
  const others = useOthers(event, person);
  const found = peopleNamed(others, typed);
  return (
    <Screen
      title={t("merge.search-title")}
      back={<BackLink to={personLink(person.key)} />}
      bar={
        <p className={styles.bar}>
          <PersonName person={person} />
        </p>
      }
      foot={
        <search className={styles.foot}>
          <TextField
            label={t("search.label")}
            hideLabel
            placeholder={t("search.placeholder")}
            type="search"
            enterKeyHint="search"
            value={typed}
            onChange={(change) => setTyped(change.target.value)}
          />
        </search>
      }
    >
      <p>{t("merge.explain")}</p>
      <section className={styles.section} aria-labelledby="others">
        <h2 id="others" className={styles.heading} aria-live="polite">
          {typed.trim() === "" ? t("merge.who") : t("list.matches", { count: found.length })}
        </h2>
        {found.length > 0 && (
          <ul className={rows.rows}>
            {found.slice(0, SHOWN).map((each) => (
              <li key={each.key}>
                <Link className={rows.row} to={mergeLink(person.key, each.key)} replace>
                  <span className={rows.rowText}>
                    <PersonName person={each} />
                  </span>
                  <Icon name="next" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {found.length > SHOWN && <p className="muted">{t("merge.more", { count: found.length - SHOWN })}</p>}
      </section>
    </Screen>
  );
}

/** Everybody else, those first who may be the same person. */
function useOthers({ state }: OpenEvent, person: Someone): readonly Someone[] {
  const { version } = useLog();
  // The state is kept in place; its version says when it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const people = peopleOf(state);
    const pairs = doublesOf(people).filter(({ one, other }) => one.key === person.key || other.key === person.key);
    const near = new Set(pairs.flatMap(({ one, other }) => [one.key, other.key]));
    const others = people.filter((each) => each.key !== person.key);
    return [...others.filter((each) => near.has(each.key)), ...others.filter((each) => !near.has(each.key))];
  }, [state, version, person.key]);
}
