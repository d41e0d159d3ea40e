import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { useLog } from "#store";
import { Screen } from "#ui/Screen.tsx";
import { LinkRow } from "../LinkRow.tsx";
import styles from "../settings.module.css";
import { ErasedEvents } from "./ErasedEvents.tsx";
import { LockPart } from "./LockPart.tsx";

export function PrivacyScreen() {
  const { t } = useTranslation("privacy");
  const { state } = useLog();
  return (
    <Screen title={t("title")} back={<BackLink to="/more" />}>
      <LockPart />
      {state?.settings && (
        <ul className={styles.rows}>
          <LinkRow to="/events/current" label={t("retention.title")} detail={state.settings.name} />
        </ul>
      )}
      <ErasedEvents />
    </Screen>
  );
}
