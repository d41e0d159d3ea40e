import { useGuideTexts, useTranslation } from "#i18n";
import type { OpenEvent } from "../event.ts";
import { localNow } from "../now.ts";
import { useFanNote } from "./fan-content.ts";
import styles from "./print.module.css";

interface PrintHeadProps {
  readonly event: OpenEvent;
  readonly title: string;
  /** It names people. */
  readonly isPrivate?: boolean;
}

/** Which event, under which guide, as of when. */
export function PrintHead({ event, title, isPrivate = false }: PrintHeadProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const { t: practice } = useTranslation("practice");
  const { settings } = event;
  const texts = useGuideTexts(settings.guide);
  const now = localNow();
  return (
    <header className={styles.head}>
      <h1>{settings.name}</h1>
      <p className={styles.title}>{title}</p>
      <p>{settings.from === settings.to ? settings.from : t("report.head", settings)}</p>
      <p>
        {texts.name} <span>{common("edition", { date: settings.edition })}</span> <span>{texts.levels[settings.level]?.name}</span>
      </p>
      <p>{t("report.as-of", { date: now.slice(0, 10), time: now.slice(11, 16) })}</p>
      {settings.practice && <p className={styles.title}>{practice("paper")}</p>}
      {isPrivate && <p>{t("report.private")}</p>}
      <FanNote event={event} />
    </header>
  );
}

/** What the guide's publisher wants to stand on everything of theirs. */
export function FanNote({ event }: { readonly event: OpenEvent }) {
  const note = useFanNote(event);
  if (!note) return null;
  return (
    <div className={styles.fan}>
      <p lang="en">{note.official}</p>
      <p>{note.translation}</p>
    </div>
  );
}
