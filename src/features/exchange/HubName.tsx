import { useEffect, useState } from "react";
import { formatHubName } from "#exchange";
import { useTranslation } from "#i18n";
import { type ExchangeProblem, useStores } from "#store";
import { CopyText } from "./CopyText.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";

/** What the organiser types, so that the hub has a place for this event. */
export function HubName({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("hub");
  const { log } = useStores();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<ExchangeProblem>();
  useEffect(() => {
    let gone = false;
    void log.exchange.hubName(tournament).then((result) => {
      if (gone) return;
      if (result.ok) setName(formatHubName(result.value));
      else setProblem(result.error);
    });
    return () => {
      gone = true;
    };
  }, [log, tournament]);
  return (
    <section className={styles.group}>
      <h2>{t("name.title")}</h2>
      <Trouble problem={problem} title={t("name.failed")} />
      {name && (
        <>
          <p className={styles.name} data-hub-name={name}>
            {name}
          </p>
          <p>{t("name.how")}</p>
          <CopyText text={name} copied={t("name.copied")} />
        </>
      )}
    </section>
  );
}
