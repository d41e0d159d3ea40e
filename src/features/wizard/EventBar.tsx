import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { useProblemText } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./EventBar.module.css";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** Level, day and round of the open event; the next round is one tap away. */
export function EventBar({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { log } = useStores();
  const texts = useGuideTexts(event.guide.id);
  const oneAtATime = useOneAtATime();
  const [said, setSaid] = useState("");
  const { day, round } = event.state;
  const age = useRoundAge(`${event.id} ${day} ${round}`);
  const isFresh = age === "fresh";
  const [left, setLeft] = useState<{ readonly day: number; readonly round: number }>();
  const { from, to, level } = event.settings;
  const where = from === to ? common("round", { round }) : common("day-round", { day, round });

  async function go(to: number) {
    const result = await log.write(event.id, [{ body: { kind: "advanced", day, round: to, from: { day, round } } }]);
    setLeft(result.ok && to > round ? { day, round } : undefined);
    setSaid(result.ok ? t("home.round-set", { round: to }) : sayProblem(result.error));
  }

  return (
    <div className={styles.bar}>
      <Link to="/events/current" className={styles.where}>
        <span className={styles.now}>{t("home.level-round", { level: texts.levels[level]?.name ?? level, where })}</span>
        <span className="muted">{t("ruling.edition", { guide: texts.short, edition: event.guide.edition })}</span>
      </Link>
      {age === "recent" && left?.day === day && left.round === round - 1 && (
        <Button look="quiet" onClick={() => void oneAtATime(() => go(left.round))}>
          {common("action.undo")}
        </Button>
      )}
      <Button look="quiet" aria-disabled={isFresh} onClick={() => !isFresh && void oneAtATime(() => go(round + 1))}>
        {isFresh ? common("round", { round }) : t("home.next-round", { round: round + 1 })}
        {isFresh && <Icon name="check" size={20} />}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

const FRESH_MS = 2_000;
const RECENT_MS = 12_000;

/** How long ago the round changed under the eyes of whoever looks: a second, slow tap must not go one further. */
function useRoundAge(place: string): "fresh" | "recent" | "old" {
  const [seen, setSeen] = useState(place);
  const [age, setAge] = useState<"fresh" | "recent" | "old">("old");
  if (seen !== place) {
    setSeen(place);
    setAge("fresh");
  }
  useEffect(() => {
    if (age === "old") return;
    const timer = setTimeout(() => setAge(age === "fresh" ? "recent" : "old"), age === "fresh" ? FRESH_MS : RECENT_MS);
    return () => clearTimeout(timer);
  }, [age]);
  return age;
}
