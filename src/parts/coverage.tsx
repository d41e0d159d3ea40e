import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { PhoneCoverage } from "#log";
import { type StoreProblem, useLog, useStores } from "#store";
import styles from "./coverage.module.css";
import { useListFormat } from "./use-list-format.ts";

export interface KnownPhones {
  /** Undefined until the first read is done. */
  readonly phones?: readonly PhoneCoverage[];
  readonly me?: string;
  readonly problem?: StoreProblem;
}

/** Whose logs are held, read again whenever `when` changes. */
export function useCoverage(tournament: string, when: number): KnownPhones {
  const { exchange } = useStores().log;
  const [known, setKnown] = useState<KnownPhones>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies(when): it says that there is something new to read.
  useEffect(() => {
    let gone = false;
    void Promise.all([exchange.coverage(tournament), exchange.me()]).then(([coverage, me]) => {
      if (gone) return;
      if (!coverage.ok) setKnown({ problem: coverage.error });
      else if (!me.ok) setKnown({ problem: me.error });
      else setKnown({ phones: coverage.value, me: me.value.phone });
    });
    return () => {
      gone = true;
    };
  }, [exchange, tournament, when]);
  return known;
}

/** On whose logs a record rests, and how old they are; it leads to the exchange. */
export function CoverageLine() {
  const { tournament, state } = useLog();
  return tournament && state ? <Line tournament={tournament} /> : null;
}

function Line({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { state } = useLog();
  const list = useListFormat();
  const { phones, me } = useCoverage(tournament, state?.heads.size ?? 0);
  const others = phones?.filter((each) => each.phone !== me) ?? [];
  if (others.length === 0) return <p className="muted">{common("coverage.this-phone")}</p>;
  const now = (me && state?.heads.get(me)?.at) || "";
  const own = now ? t("coverage.you", { time: now.slice(11, 16) }) : t("coverage.you-nothing");
  const parts = others.map(({ judge, received, upTo }) => {
    if (received === undefined) return t(upTo === 0 ? "coverage.never" : "coverage.unknown", { judge });
    const slots = { judge, date: received.slice(5, 10), time: received.slice(11, 16) };
    return t(now.slice(0, 10) === received.slice(0, 10) ? "coverage.judge" : "coverage.judge-day", slots);
  });
  return (
    <Link to="/exchange" className={styles.line} data-coverage={others.length}>
      {t("coverage.line", { list: list([own, ...parts]) })}
    </Link>
  );
}
