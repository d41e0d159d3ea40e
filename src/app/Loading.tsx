import { use } from "react";
import { useTranslation } from "#i18n";
import { firstScreen } from "#ui/first-screen.ts";
import styles from "./Shell.module.css";

const PATIENCE_MS = 2000;
let waiting: Promise<void> | undefined;

/**
 * While the page's own first screen stands, nothing is shown of the app before it can be shown whole: React keeps back what it has for 300 ms once
 * it has shown that something is missing. Not for ever: what is kept back follows no link and rings no clock.
 */
export function Loading() {
  const { t } = useTranslation("common");
  if (firstScreen()) {
    waiting ??= untilElsewhereOr(PATIENCE_MS);
    use(waiting);
  }
  return (
    <p className={styles.loading} data-loading>
      {t("loading")}
    </p>
  );
}

function untilElsewhereOr(longest: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("hashchange", () => resolve(), { once: true });
    setTimeout(resolve, longest);
  });
}
