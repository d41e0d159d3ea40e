import { Suspense } from "react";
import type { Root } from "react-dom/client";
import { createHashRouter, NavLink, Outlet, RouterProvider } from "react-router";
import { useTranslation } from "#i18n";
import { createMemoryDatabase, type Lock, type PreferencesStore, StoresProvider } from "#store";
import { Icon } from "#ui/Icon.tsx";
import { CrashScreen } from "./CrashScreen.tsx";
import { createStores } from "./create-stores.ts";
import { Loading } from "./Loading.tsx";
import { LockScreen } from "./LockScreen.tsx";
import styles from "./Shell.module.css";

/** While the phone is locked: the guides, and the question for the secret. Resolves when the secret was right. */
export async function showLocked(react: Root, lock: Lock, preferences: PreferencesStore): Promise<void> {
  // Nothing is open and nothing can be written: the guides ask the stores for what an event brought.
  const stores = createStores(preferences, await createMemoryDatabase("locked"), "refused");
  await new Promise<void>((resolve) => {
    const router = createHashRouter([
      {
        element: <LockedShell />,
        hydrateFallbackElement: <div />,
        children: [
          {
            errorElement: <CrashScreen locked />,
            children: [
              { path: "guide/:guide?", lazy: async () => ({ Component: (await import("#features/browse")).GuideScreen }) },
              { path: "guide/:guide/table", lazy: async () => ({ Component: (await import("#features/browse")).TableScreen }) },
              { path: "guide/:guide/:section", lazy: async () => ({ Component: (await import("#features/browse")).SectionScreen }) },
              { path: "*", element: <LockScreen lock={lock} onOpen={resolve} /> },
            ],
          },
        ],
      },
    ]);
    react.render(
      <StoresProvider stores={stores}>
        <RouterProvider router={router} />
      </StoresProvider>,
    );
  });
  stores.log.close();
}

function LockedShell() {
  const { t } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  return (
    <div className={styles.shell}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <div className={styles.dock}>
        <nav className={styles.nav} aria-label={common("nav.label")}>
          <NavLink to="/" end className={styles.tab ?? ""}>
            <Icon name="rule" />
            <span>{t("lock.open")}</span>
          </NavLink>
          <NavLink to="/guide" className={styles.tab ?? ""}>
            <Icon name="guide" />
            <span>{common("nav.guide")}</span>
          </NavLink>
        </nav>
      </div>
    </div>
  );
}
