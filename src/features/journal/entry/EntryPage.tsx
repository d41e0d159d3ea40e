import type { Entry } from "#log";
import { BackLink, nameOf, type OpenEvent } from "#parts";
import { Screen } from "#ui/Screen.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { EntryDetails } from "./EntryDetails.tsx";
import { EntryGrounds } from "./EntryGrounds.tsx";
import { EntryVerdict } from "./EntryVerdict.tsx";
import { History } from "./History.tsx";
import { Where } from "./Where.tsx";

export function EntryPage({ event, entry }: { readonly event: OpenEvent; readonly entry: Entry }) {
  return (
    <Screen
      title={nameOf(event.state, entry.player)}
      back={<BackLink to="/log" />}
      bar={<Where event={event} item={entry} />}
      foot={<EntryActions event={event} entry={entry} />}
    >
      <EntryVerdict event={event} entry={entry} />
      <EntryGrounds event={event} entry={entry} />
      <EntryDetails event={event} entry={entry} />
      <History event={event} target={entry.id} />
    </Screen>
  );
}
