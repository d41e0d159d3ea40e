import { Link, Navigate, useLocation, useParams, useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { isNobody, tagOfPerson } from "#log";
import { BackLink, NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { personLink } from "../links.ts";
import { MergeScreen } from "../merge/MergeScreen.tsx";
import { personOf } from "../people.ts";
import { useSaving } from "../use-saving.ts";
import { Person } from "./Person.tsx";

export function PlayerScreen() {
  const { t: common } = useTranslation("common");
  const event = useOpenEvent();
  return event ? <Place event={event} /> : <NoEvent title={common("nav.players")} />;
}

/** The page of one person; with `?merge` the question who else this is. */
function Place({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("players");
  const { t: privacy } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  const { player = "" } = useParams();
  const [query] = useSearchParams();
  const { search } = useLocation();
  const saving = useSaving(event.id);
  const person = personOf(event.state, player);
  const merge = query.get("merge");
  const isErased = isNobody(player) || event.state.erasures.has(tagOfPerson(event.id, player));
  if (!person) {
    return (
      <Screen title={common("nav.players")} back={<BackLink to="/players" />}>
        <p role="status" className="live">
          {isErased ? privacy("erase.done") : t("unknown")}
        </p>
        <Link to="/players" className={buttonClass("plain", true)}>
          {t("to-list")}
        </Link>
      </Screen>
    );
  }
  // A merged key leads to the person, and stays there when the merge is taken back.
  if (person.key !== player) return <Navigate to={`${personLink(person.key)}${search}`} replace />;
  if (merge === null) return <Person key={person.key} event={event} person={person} saving={saving} />;
  return <MergeScreen key={`${person.key} ${merge}`} event={event} person={person} otherKey={merge} saving={saving} />;
}
