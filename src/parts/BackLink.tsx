import { Link, useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./BackLink.module.css";

/** Where one came from, place and filters included; `to` for whoever came by a link from outside. */
export function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation("common");
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={`${buttonClass("icon")} ${styles.back}`}
      aria-label={t("action.back")}
      onClick={(click) => {
        if (isFirstPage()) return;
        click.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
    </Link>
  );
}

/** Nothing of the app lies behind it. The router numbers the pages of a visit in the history's state. */
export function isFirstPage(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state !== "object" || state === null || !("idx" in state) || state.idx === 0;
}
