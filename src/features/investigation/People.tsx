import { type Investigation, PARTS_IN_CASE, type PersonInCase } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import type { OpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Select, TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./investigation.module.css";
import { named } from "./new-case.ts";

interface PeopleProps {
  readonly event: OpenEvent;
  readonly investigation: Investigation;
  readonly change: (change: (before: Investigation) => Investigation) => void;
}

const OTHERS = PARTS_IN_CASE.filter((each) => each !== "a" && each !== "b");

/** Witnesses, judges and whoever else was there; how to reach everybody later. */
export function People({ event, investigation, change }: PeopleProps) {
  const { t } = useTranslation("investigation");
  const { log } = useStores();
  const edit = (id: string, edited: (person: PersonInCase) => PersonInCase) =>
    change((each) => ({ ...each, people: each.people.map((one) => (one.id === id ? edited(one) : one)) }));
  const add = () => {
    const person: PersonInCase = { id: log.newId(), part: "witness", name: "", ref: "", contact: "" };
    change((each) => ({ ...each, people: [...each.people, person] }));
  };
  return (
    <section className={styles.group} aria-labelledby="people">
      <h2 id="people">{t("people")}</h2>
      <ul className={styles.cards}>
        {investigation.people.map((person) => {
          const isSide = person.part === "a" || person.part === "b";
          return (
            <li key={person.id} className="card stack">
              {isSide ? (
                <p className={styles.strong}>{person.name || t(`person-${person.part as "a" | "b"}`)}</p>
              ) : (
                <>
                  <TextField
                    label={t("name")}
                    maxLength={LIMITS.name}
                    value={person.name}
                    onChange={({ target }) => edit(person.id, (one) => named(event.state, one, target.value))}
                  />
                  <Select
                    label={t("part")}
                    value={person.part}
                    onChange={({ target }) =>
                      edit(person.id, (one) => ({ ...one, part: OTHERS.find((each) => each === target.value) ?? one.part }))
                    }
                  >
                    {OTHERS.map((each) => (
                      <option key={each} value={each}>
                        {t(`parts.${each}`)}
                      </option>
                    ))}
                  </Select>
                </>
              )}
              <TextField
                label={t("ref")}
                maxLength={LIMITS.ref}
                value={person.ref}
                onChange={({ target }) => edit(person.id, (one) => ({ ...one, ref: target.value }))}
              />
              <TextField
                label={t("contact")}
                maxLength={LIMITS.name}
                value={person.contact}
                onChange={({ target }) => edit(person.id, (one) => ({ ...one, contact: target.value }))}
              />
              {!isSide && (
                <Button
                  look="quiet"
                  onClick={() => change((each) => ({ ...each, people: each.people.filter((one) => one.id !== person.id) }))}
                >
                  {t("remove", { what: person.name || t("parts.other") })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={add}>
        <Icon name="add" size={20} />
        {t("add-person")}
      </Button>
    </section>
  );
}
