import { useEffect, useState } from "react";
import { useTranslation } from "#i18n";
import { Problem } from "#parts";
import { type StoreProblem, type TombstoneRow, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "../settings.module.css";

/** What was erased from this phone: no persons, a count. It stays away until the judge allows it again. */
export function ErasedEvents() {
  const { t } = useTranslation("privacy");
  const { retention } = useStores();
  const [rows, setRows] = useState<readonly TombstoneRow[]>([]);
  const [isAllowed, setAllowed] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();
  useEffect(() => {
    void retention.erased().then((found) => (found.ok ? setRows(found.value) : setProblem(found.error)));
  }, [retention]);

  async function allow(tournament: string) {
    const result = await retention.allowAgain(tournament);
    setProblem(result.ok ? undefined : result.error);
    if (!result.ok) return;
    setRows(rows.filter((each) => each.tournament !== tournament));
    setAllowed(true);
  }

  return (
    <section className={styles.group}>
      <h2>{t("retention.list")}</h2>
      {rows.length === 0 && <p className="muted">{t("retention.nothing")}</p>}
      {rows.map(({ tournament, name, erased, entries }) => (
        <div key={tournament} className="card stack">
          <p className={styles.strong}>{name}</p>
          <p>{t("retention.done", { date: erased.slice(0, 10), count: entries })}</p>
          <p className="muted">{t("retention.again-hint")}</p>
          <Button onClick={() => void allow(tournament)}>{t("retention.again")}</Button>
        </div>
      ))}
      <p role="status" className="live">
        {isAllowed && t("retention.allowed")}
      </p>
      <Problem problem={problem} />
    </section>
  );
}
