import { useParams } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, NoEvent, useOpenEvent } from "#parts";
import { Screen } from "#ui/Screen.tsx";
import { EntryPage } from "./EntryPage.tsx";
import { NotePage } from "./NotePage.tsx";

export function EntryScreen() {
  const { entry: id = "" } = useParams();
  const event = useOpenEvent();
  const { t } = useTranslation("journal");
  if (!event) return <NoEvent title={t("entry")} />;
  const entry = event.state.entries.get(id);
  const note = event.state.notes.get(id);
  if (entry) return <EntryPage key={id} event={event} entry={entry} />;
  if (note) return <NotePage key={id} event={event} note={note} />;
  return (
    <Screen title={t("entry")} back={<BackLink to="/log" />}>
      <p>{t("no-entry")}</p>
    </Screen>
  );
}
