import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { type Claim, claimsOf, openClaims } from "#log";
import { Icon } from "#ui/Icon.tsx";
import styles from "./Claims.module.css";
import type { OpenEvent } from "./event.ts";
import { InfractionName } from "./InfractionName.tsx";

interface ClaimsProps {
  readonly event: OpenEvent;
  readonly player: string;
  /** Absent: of all infractions. */
  readonly about?: { readonly guide: string; readonly infraction: string };
}

/** What a person said of offences before, beside the record and never part of it. */
export function Claims({ event, player, about }: ClaimsProps) {
  const { t } = useTranslation("claims");
  const claims = claimsOf(event.state, player, about);
  if (claims.length === 0) return null;
  const open = openClaims(event.state);
  return (
    <section className={styles.claims} aria-label={t("title")} data-claims={claims.length}>
      <p className={styles.title}>{t("title")}</p>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim.id} className={styles.claim}>
            <Icon name="help" size={20} />
            <span>
              <strong>{t("says", { count: claim.body.times })}</strong>{" "}
              {!about && (
                <>
                  <InfractionName guide={claim.body.guide} infraction={claim.body.infraction} />{" "}
                </>
              )}
              <span className="muted">{t("where", { round: claim.body.round, judge: claim.by, time: claim.at.slice(11, 16) })}</span>
              <Settled claim={claim} isOpen={open.includes(claim)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settled({ claim: { body, settled }, isOpen }: { readonly claim: Claim; readonly isOpen: boolean }) {
  const { t } = useTranslation("claims");
  if (!settled && !isOpen && body.times === 0) return null;
  if (!settled) return <span className={styles.state}>{t(isOpen ? "unverified" : "agrees")}</span>;
  if (settled.entry === undefined) return <span className={styles.state}>{t("not-found", { judge: settled.by })}</span>;
  return (
    <Link className={styles.found} to={`/log/${encodeURIComponent(settled.entry)}`}>
      {t("found", { judge: settled.by })}
    </Link>
  );
}
