import { useState } from "react";
import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "./EventBar.module.css";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** Level, day and round of the open event; the next round is one tap away. */
export function EventBar({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const { log } = useStores();
  const texts = useGuideTexts(event.guide.id);
  const oneAtATime = useOneAtATime();
  const [said, setSaid] = useState("");
  const { day, round } = event.state;
  const { from, to, level } = event.settings;
  const where = from === to ? common("round", { round }) : common("day-round", { day, round });

  async function advance() {
    const result = await log.write(event.id, [{ body: { kind: "advanced", day, round: round + 1, from: { day, round } } }]);
    setSaid(
      result.ok
        ? t("home.round-set", { round: round + 1 })
        : common(`problem.${result.error.kind}`, { detail: "detail" in result.error ? result.error.detail : "" }),
    );
  }

  return (
    <div className={styles.bar}>
      <Link to="/events/current" className={styles.where}>
        <span className={styles.now}>{t("home.level-round", { level: texts.levels[level]?.name ?? level, where })}</span>
        <span className="muted">{t("ruling.edition", { guide: texts.short, edition: event.guide.edition })}</span>
      </Link>
      <Button look="quiet" onClick={() => void oneAtATime(advance)}>
        {t("home.next-round", { round: round + 1 })}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
