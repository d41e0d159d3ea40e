import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { usePreferences } from "#store";
import { TextField } from "#ui/Field.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./settings.module.css";

/** Who writes on this phone, kept as it is typed. */
export function JudgeFields() {
  const { t } = useTranslation("settings");
  const [preferences, set] = usePreferences();
  return (
    <div className={styles.rows}>
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
    </div>
  );
}
