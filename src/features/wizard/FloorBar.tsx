import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, StartClock } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./FloorBar.module.css";

/** What a floor judge does between rulings, one tap away: a call's clock, the tables, all clocks. */
export function FloorBar({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("floor");
  return (
    <nav className={styles.bar} aria-label={t("more")}>
      <StartClock event={event} clock={{ form: "call" }} label={t("start.call-short")} />
      <Link className={buttonClass()} to="/tables">
        <Icon name="table" size={20} />
        {t("tables.title")}
      </Link>
      <Link className={buttonClass()} to="/clocks">
        <Icon name="log" size={20} />
        {t("clocks.title")}
      </Link>
    </nav>
  );
}
