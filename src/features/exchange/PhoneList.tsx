import { useTranslation } from "#i18n";
import { roleOf } from "#log";
import { useCoverage } from "#parts";
import { useLog } from "#store";
import rows from "#ui/rows.module.css";
import styles from "./exchange.module.css";
import { PhoneRow } from "./PhoneRow.tsx";
import { Trouble } from "./Trouble.tsx";

/** The phones of the event: whose log is held here, up to where, and how old that is. */
export function PhoneList({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { t: common } = useTranslation("common");
  const { state, version } = useLog();
  const { phones, me, problem } = useCoverage(tournament, version);
  const amHead = state !== undefined && me !== undefined && roleOf(state, me) === "head";
  return (
    <section className={styles.group}>
      <h2>{t("phones.title")}</h2>
      <Trouble problem={problem} title={t("phones.not-read")} />
      {!phones && !problem && <p className="muted">{common("loading")}</p>}
      {phones?.length === 0 && <p>{t("phones.none")}</p>}
      {phones && phones.length > 0 && (
        <ul className={rows.rows} data-phones={phones.length}>
          {[...phones]
            .sort((a, b) => Number(b.phone === me) - Number(a.phone === me))
            .map((phone) => (
              <PhoneRow
                key={phone.phone}
                phone={phone}
                own={phone.phone === me}
                twin={phones.some((each) => each.phone !== phone.phone && each.judge === phone.judge)}
                tournament={tournament}
                mayGiveRoles={amHead}
              />
            ))}
        </ul>
      )}
      {phones?.length === 1 && phones[0]?.phone === me && <p className="muted">{t("phones.alone")}</p>}
    </section>
  );
}
