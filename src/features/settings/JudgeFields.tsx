import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { useIsHeadJudge } from "#parts";
import { useLog, usePreferences } from "#store";
import { TextField } from "#ui/Field.tsx";
import rows from "#ui/rows.module.css";
import { Switch } from "#ui/Switch.tsx";
import styles from "./settings.module.css";

/** Who writes on this phone, kept as it is typed. */
export function JudgeFields() {
  const { t } = useTranslation("settings");
  const [preferences, set] = usePreferences();
  const { state } = useLog();
  const isOverruled = useIsHeadJudge() !== preferences.headJudge;
  return (
    <div className={rows.rows}>
      <div className={styles.padded}>
        <TextField
          label={t("you.name")}
          hint={t("you.name-hint")}
          value={preferences.judge}
          maxLength={LIMITS.name}
          autoComplete="name"
          onChange={(event) => set({ judge: event.target.value })}
        />
      </div>
      <Switch
        label={t("you.head-judge")}
        hint={t("you.head-judge-hint")}
        on={preferences.headJudge}
        onChange={(headJudge) => set({ headJudge })}
      />
      {isOverruled && state?.settings && (
        <p className={styles.padded}>{t(preferences.headJudge ? "you.not-here" : "you.given", { event: state.settings.name })}</p>
      )}
    </div>
  );
}
