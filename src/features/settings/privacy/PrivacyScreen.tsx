import { useTranslation } from "#i18n";
import { BackLink, LinkRow } from "#parts";
import { useLog } from "#store";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { ErasedEvents } from "./ErasedEvents.tsx";
import { LockPart } from "./LockPart.tsx";

export function PrivacyScreen() {
  const { t } = useTranslation("privacy");
  const { state } = useLog();
  return (
    <Screen title={t("title")} back={<BackLink to="/more" />}>
      <LockPart />
      {state?.settings && (
        <ul className={rows.rows}>
          <LinkRow to="/events/current" label={t("retention.title")} detail={state.settings.name} />
        </ul>
      )}
      <ErasedEvents />
    </Screen>
  );
}
