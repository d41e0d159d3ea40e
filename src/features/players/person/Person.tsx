import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { BackLink, Claims, CoverageLine } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { SaveStatus } from "../SaveStatus.tsx";
import type { Saving } from "../use-saving.ts";
import { Details } from "./Details.tsx";
import { EditDialog } from "./EditDialog.tsx";
import { Erase } from "./Erase.tsx";
import { Merges } from "./Merges.tsx";
import { NotesList } from "./NotesList.tsx";
import { Prospects } from "./Prospects.tsx";
import { RecordList } from "./RecordList.tsx";

interface PersonProps {
  readonly event: OpenEvent;
  readonly person: Someone;
  readonly saving: Saving;
}

/** What a next offence would bring first, then the whole record, then who this is. */
export function Person({ event, person, saving }: PersonProps) {
  const { t } = useTranslation("players");
  const [editing, setEditing] = useState(false);
  return (
    <Screen
      title={person.name}
      back={<BackLink to="/players" />}
      bar={<Bar person={person} />}
      foot={
        <div className={styles.foot}>
          <SaveStatus saving={saving} player={person.key} name={() => person.name} />
          <Link className={buttonClass("primary", true)} to={`/?who=${encodeURIComponent(person.key)}`}>
            <Icon name="rule" size={20} />
            {t("new-ruling")}
          </Link>
        </div>
      }
    >
      <Prospects event={event} person={person} />
      <RecordList event={event} person={person} />
      <Claims event={event} player={person.key} />
      <NotesList event={event} person={person} />
      <Details person={person} saving={saving} onEdit={() => setEditing(true)} />
      <Merges event={event} person={person} saving={saving} />
      <Erase event={event} person={person} saving={saving} />
      <EditDialog person={person} saving={saving} open={editing} onClose={() => setEditing(false)} />
      <CoverageLine />
    </Screen>
  );
}

function Bar({ person }: { readonly person: Someone }) {
  const { t } = useTranslation("common");
  return (
    <p className={styles.bar}>
      <span>{t(`role.${person.role}`)}</span>
      {person.refs.map((ref) => (
        <span key={ref}>{ref}</span>
      ))}
      {person.dropped && <span>{t("dropped")}</span>}
    </p>
  );
}
