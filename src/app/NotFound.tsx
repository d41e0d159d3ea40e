import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { Screen } from "#ui/Screen.tsx";

export function NotFound() {
  const { t } = useTranslation("common");
  return (
    <Screen title={t("not-found.title")}>
      <Link to="/">{t("not-found.home")}</Link>
    </Screen>
  );
}
