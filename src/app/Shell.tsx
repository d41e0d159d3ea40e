import { lazy, Suspense } from "react";
import { NavLink, Outlet, ScrollRestoration, useMatch } from "react-router";
import { useTranslation } from "#i18n";
import { PracticeBanner, StorageBanner } from "#parts";
import { usePwa } from "#pwa";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Loading } from "./Loading.tsx";
import styles from "./Shell.module.css";

const TABS = [
  { to: "/", key: "nav.rule", icon: "rule" },
  { to: "/log", key: "nav.log", icon: "log" },
  { to: "/players", key: "nav.players", icon: "players" },
  { to: "/guide", key: "nav.guide", icon: "guide" },
  { to: "/more", key: "nav.more", icon: "more" },
] as const;

/** One missing file takes the clocks away, not the app. */
const ClockStrip = lazy(() =>
  import("#features/clocks").then(
    (clocks) => ({ default: clocks.ClockStrip }),
    () => ({ default: NoClocks }),
  ),
);

export function Shell() {
  const { t } = useTranslation("common");
  const ruling = useMatch("/rule/*");
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById("content")?.focus()}>
        {t("nav.skip")}
      </button>
      <UpdateOffer />
      <StorageBanner />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <div className={styles.dock}>
        <Suspense fallback={null}>
          <ClockStrip />
        </Suspense>
        <PracticeBanner />
        <nav className={styles.nav} aria-label={t("nav.label")}>
          {TABS.map(({ to, key, icon }) => (
            <NavLink key={to} to={to} end={to === "/"} className={`${styles.tab} ${to === "/" && ruling ? styles.here : ""}`}>
              <Icon name={icon} />
              <span>{t(key)}</span>
            </NavLink>
          ))}
        </nav>
      </div>
      <ScrollRestoration />
    </div>
  );
}

function NoClocks() {
  const { t } = useTranslation("common");
  return (
    <div className={styles.noClocks} data-clock-strip>
      <Button look="quiet" wide onClick={() => window.location.reload()}>
        {t("no-clocks")}
      </Button>
    </div>
  );
}

/** Never during a ruling: the offer waits until the wizard is left. */
function UpdateOffer() {
  const { t } = useTranslation("common");
  const { updateReady, applyUpdate } = usePwa();
  const ruling = useMatch("/rule/*");
  return (
    <div aria-live="polite" className="live">
      {updateReady && !ruling && (
        <div className={styles.update}>
          <span className="grow">{t("update.ready")}</span>
          <Button look="primary" onClick={applyUpdate}>
            {t("update.apply")}
          </Button>
        </div>
      )}
    </div>
  );
}
