import { useState } from "react";
import { useTranslation } from "#i18n";
import { PHONE_ROLES, type PhoneCoverage } from "#log";
import { CLOCKS_DIFFER, useClockSentence } from "#parts";
import { appVersion } from "#pwa";
import { type StoreProblem, useStores } from "#store";
import { Select } from "#ui/Field.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";

interface PhoneRowProps {
  readonly phone: PhoneCoverage;
  readonly own: boolean;
  /** Another phone has the same judge's name. */
  readonly twin: boolean;
  readonly tournament: string;
  readonly mayGiveRoles: boolean;
}

export function PhoneRow({ phone, own, twin, tournament, mayGiveRoles }: PhoneRowProps) {
  const { t } = useTranslation("exchange");
  const clock = useClockSentence();
  const { judge, role, upTo, received, signed, forked, clockOffset, app } = phone;
  const name = twin ? t("phones.twin", { judge, tag: phone.phone.slice(0, 4) }) : judge;
  return (
    <li className={styles.phone} data-phone={own ? "own" : "other"}>
      <p className={styles.phoneHead}>
        <strong>{own ? t("phones.own", { judge: name }) : name}</strong>
        {(own || !mayGiveRoles) && <span className={styles.role}>{t(`role.${role}`)}</span>}
      </p>
      <p className="muted">{stand()}</p>
      {clockOffset !== undefined && Math.abs(clockOffset) >= CLOCKS_DIFFER && <p className={styles.warning}>{clock(clockOffset)}</p>}
      {!signed && <p className={styles.warning}>{own ? t("phones.unsigned-own") : t("phones.unsigned")}</p>}
      {forked && <p className={styles.warning}>{t("phones.forked")}</p>}
      {app !== undefined && app !== appVersion && <p className="muted">{t("phones.app", { app })}</p>}
      {mayGiveRoles && !own && <RoleField phone={phone} name={name} tournament={tournament} />}
    </li>
  );

  function stand(): string {
    if (own) return t("phones.own-up-to", { count: upTo });
    if (received === undefined) return upTo === 0 ? t("phones.nothing") : t("phones.up-to", { count: upTo });
    return t("phones.received", { count: upTo, date: received.slice(0, 10), time: received.slice(11, 16) });
  }
}

function RoleField({ phone, name, tournament }: { readonly phone: PhoneCoverage; readonly name: string; readonly tournament: string }) {
  const { t } = useTranslation("exchange");
  const { log } = useStores();
  const [problem, setProblem] = useState<StoreProblem>();

  async function give(value: string) {
    const role = PHONE_ROLES.find((each) => each === value);
    if (!role || role === phone.role) return;
    const result = await log.write(tournament, [{ body: { kind: "role-given", phone: phone.phone, role } }]);
    setProblem(result.ok ? undefined : result.error);
  }

  return (
    <>
      <Select label={t("role.of", { judge: name })} hideLabel value={phone.role} onChange={(event) => void give(event.target.value)}>
        {PHONE_ROLES.map((each) => (
          <option key={each} value={each}>
            {t(`role.${each}`)}
          </option>
        ))}
      </Select>
      <Trouble problem={problem} />
    </>
  );
}
