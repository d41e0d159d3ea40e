import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";

interface MissingProps {
  readonly what: "guide" | "section";
  readonly to: string;
}

/** For an address of something that is not there. */
export function Missing({ what, to }: MissingProps) {
  const { t } = useTranslation("browse");
  const { t: common } = useTranslation("common");
  return (
    <Screen title={common("not-found.title")} back={<BackLink to={to} />}>
      <p>{t(what === "guide" ? "section.no-guide" : "section.missing")}</p>
      <Link className={buttonClass("primary", true)} to={to}>
        {t("section.to-guide")}
      </Link>
    </Screen>
  );
}
