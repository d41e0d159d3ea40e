import { useTranslation } from "#i18n";

/** A time as the clock on the wall of whoever wrote it showed it, with the zone of that clock. */
export function Moment({ at }: { readonly at: string }) {
  const { t } = useTranslation("journal");
  const zone = at.endsWith("Z") ? "+00:00" : at.slice(19);
  return <time dateTime={at}>{t("moment", { date: at.slice(0, 10), time: at.slice(11, 16), zone })}</time>;
}
