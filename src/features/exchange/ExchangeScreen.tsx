import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, LinkRow } from "#parts";
import { useLog } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import styles from "./exchange.module.css";
import { HubRow } from "./HubRow.tsx";
import { JoinOrCreate } from "./JoinOrCreate.tsx";
import { PhoneList } from "./PhoneList.tsx";

/** Whose logs this phone holds, and every way to come to more of them. */
export function ExchangeScreen() {
  const { t } = useTranslation("exchange");
  const { tournament, state } = useLog();
  if (!tournament) {
    return (
      <Screen title={t("title")} back={<BackLink to="/more" />}>
        <JoinOrCreate />
      </Screen>
    );
  }
  return (
    <Screen
      title={t("title")}
      bar={state?.settings && <p className="muted">{state.settings.name}</p>}
      back={<BackLink to="/more" />}
      foot={
        <nav className={styles.pair} aria-label={t("title")}>
          <Link to="/exchange/send" className={buttonClass("primary", true)}>
            {t("send.title")}
          </Link>
          <Link to="/exchange/receive" className={buttonClass("primary", true)}>
            {t("receive.title")}
          </Link>
        </nav>
      }
    >
      <PhoneList tournament={tournament} />
      <section className={styles.group}>
        <h2>{t("home.judges")}</h2>
        <ul className={rows.rows}>
          <LinkRow to="/exchange/join" label={t("join.title")} detail={t("join.detail")} />
          <LinkRow to="/exchange/scan" label={t("scan.title")} detail={t("scan.detail")} />
        </ul>
      </section>
      <section className={styles.group}>
        <h2>{t("home.other-ways")}</h2>
        <ul className={rows.rows}>
          <LinkRow to="/exchange/file" label={t("file.title")} detail={t("file.detail")} />
          <HubRow tournament={tournament} />
        </ul>
      </section>
    </Screen>
  );
}
