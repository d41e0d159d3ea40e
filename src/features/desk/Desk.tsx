import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { useTranslation } from "#i18n";
import { NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "./Desk.module.css";

const PLACES = [
  { to: "/desk", key: "nav.inbox" },
  { to: "/desk/board", key: "nav.board" },
  { to: "/desk/charts", key: "nav.charts" },
  { to: "/desk/judges", key: "nav.judges" },
  { to: "/desk/debrief", key: "nav.debrief" },
  { to: "/desk/report", key: "nav.report" },
] as const;

interface DeskProps {
  /** Under the desk's own navigation, in sight as long as the screen is. */
  readonly bar?: ReactNode;
  readonly children: (event: OpenEvent) => ReactNode;
}

/** One of the desk's screens: the same title, the way to the others, and what to do while no event is open. */
export function Desk({ bar, children }: DeskProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const event = useOpenEvent();
  if (!event) return <NoEvent title={t("title")} />;
  return (
    <Screen
      title={t("title")}
      back={
        <Link to="/more" className={buttonClass("icon")} aria-label={common("action.back")}>
          <Icon name="back" />
        </Link>
      }
      bar={
        <>
          <nav aria-label={t("nav.label")} className={styles.nav}>
            {PLACES.map(({ to, key }) => (
              <NavLink key={to} to={to} end className={styles.tab ?? ""}>
                {t(key)}
              </NavLink>
            ))}
          </nav>
          {bar}
        </>
      }
    >
      {children(event)}
    </Screen>
  );
}
