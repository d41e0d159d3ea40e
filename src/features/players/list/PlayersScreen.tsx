import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { KEYS, useShownLanguage, useTranslation } from "#i18n";
import { NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { personLink } from "../links.ts";
import { hasName, peopleNamed, peopleOf, type Someone } from "../people.ts";
import styles from "../players.module.css";
import { SaveStatus } from "../SaveStatus.tsx";
import { useSaving } from "../use-saving.ts";
import { AddDialog } from "./AddDialog.tsx";
import { emptyPerson, type NewPerson, newKey, personAdded } from "./add-person.ts";
import { Doubles } from "./Doubles.tsx";
import { PeopleList } from "./PeopleList.tsx";

export function PlayersScreen() {
  const { t: common } = useTranslation("common");
  const event = useOpenEvent();
  return event ? <Players event={event} /> : <NoEvent title={common("nav.players")} />;
}

function Players({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("players");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const saving = useSaving(event.id);
  const everybody = useEverybody(event);
  const [typed, setTyped] = useState("");
  const [draft, setDraft] = useState<NewPerson>(emptyPerson);
  const [adding, setAdding] = useState(false);
  const wanted = useDeferredValue(typed);
  const people = useMemo(() => peopleNamed(everybody, wanted), [everybody, wanted]);
  const name = typed.trim();

  async function add(person: NewPerson, key: string) {
    const isKept = await saving.save({ done: "added", player: key }, [personAdded(person, key)]);
    if (!isKept) return;
    setTyped("");
    setDraft(emptyPerson);
    setAdding(false);
  }
  function ask() {
    if (name !== "" && draft.name === "") setDraft({ ...draft, name });
    setAdding(true);
  }
  const named = (key: string) => everybody.find((each) => each.key === key)?.name ?? "";

  return (
    <Screen
      title={common("nav.players")}
      actions={
        <Button look="quiet" aria-label={t("add.title")} onClick={ask}>
          <Icon name="add" />
        </Button>
      }
      foot={
        <search className={styles.foot}>
          <SaveStatus saving={saving} name={named}>
            {saving.status.kind === "saved" && (
              <Link className={buttonClass("quiet")} to={personLink(saving.status.player)}>
                {t("add.open")}
              </Link>
            )}
          </SaveStatus>
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
      {name === "" && <Doubles event={event} people={everybody} />}
      <section className={styles.section} aria-labelledby="people">
        <div className={styles.headline}>
          <h2 id="people" className={styles.heading} aria-live="polite">
            {name === "" ? t("list.all", { count: everybody.length }) : t("list.matches", { count: people.length })}
          </h2>
          <Link className={buttonClass("quiet")} to="/players/import">
            {t("import.link")}
          </Link>
        </div>
        {everybody.length === 0 && <p className="muted">{t("list.empty")}</p>}
        <PeopleList event={event} people={people} />
      </section>
      {name !== "" && (
        <div className="stack">
          {everybody.some((each) => hasName(each, name)) ? (
            <Button wide onClick={ask}>
              {t("add.same-name", { name })}
            </Button>
          ) : (
            <>
              <Button
                look="primary"
                wide
                onClick={() => void add({ ...emptyPerson, name }, newKey(event.state, { ...emptyPerson, name }, log.newId().slice(0, 8)))}
              >
                {t("add.now", { name })}
              </Button>
              <Button wide onClick={ask}>
                {t("add.more")}
              </Button>
            </>
          )}
        </div>
      )}
      <AddDialog
        event={event}
        people={everybody}
        draft={draft}
        onChange={setDraft}
        open={adding}
        onClose={() => setAdding(false)}
        saving={saving}
        onAdd={add}
      />
    </Screen>
  );
}

/** Everybody, by name as the language shown sorts it. */
function useEverybody({ state }: OpenEvent): readonly Someone[] {
  const { version } = useLog();
  const shown = useShownLanguage();
  // The state is kept in place; its version says when it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const { compare } = new Intl.Collator(shown === KEYS ? "en" : shown, { numeric: true });
    return [...peopleOf(state)].sort((a, b) => compare(a.name, b.name) || compare(a.ref ?? "", b.ref ?? ""));
  }, [state, version, shown]);
}
