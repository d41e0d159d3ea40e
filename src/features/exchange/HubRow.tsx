import { useHub, useHubRow } from "#hub";
import { useTranslation } from "#i18n";
import { LinkRow } from "#parts";
import { useHubWords } from "./use-hub-words.ts";

/** How it stands with the hub, in one line; the way to it. */
export function HubRow({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("hub");
  const { status } = useHub();
  const words = useHubWords();
  const row = useHubRow(tournament)?.row;
  return <LinkRow to="/exchange/hub" label={t("title")} detail={row ? words.line(status) : t("none")} />;
}
