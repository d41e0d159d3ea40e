import { useTranslation } from "#i18n";
import type { PhoneCoverage } from "#log";
import { CLOCKS_DIFFER, type OpenEvent, timeOf, useClockSentence, useCoverage, useWords } from "#parts";
import { useLog } from "#store";
import { Icon } from "#ui/Icon.tsx";
import { Desk } from "../Desk.tsx";
import { Empty } from "../Empty.tsx";
import styles from "./Judges.module.css";
import { commonest, type JudgePhone, judgesOf } from "./judges.ts";

export function JudgesScreen() {
  return <Desk>{(event) => <Judges event={event} />}</Desk>;
}

function Judges({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("desk");
  // A new view with every change; the state inside is changed in place.
  const { version } = useLog();
  const { phones = [] } = useCoverage(event.state.tournament, version);
  const judges = judgesOf(event.state);
  const app = commonest(judges.map((each) => each.app));
  if (judges.length === 0) return <Empty icon="players" title={t("judges.empty")} />;
  return (
    <>
      <p className="muted">{t("judges.this")}</p>
      <ul className={styles.judges}>
        {judges.map((each) => (
          <li key={each.phone} className="card">
            <Judge event={event} judge={each} commonApp={app} held={phones.find(({ phone }) => phone === each.phone)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface JudgeProps {
  readonly event: OpenEvent;
  readonly judge: JudgePhone;
  readonly commonApp: string | undefined;
  /** How this phone came to the judge's log. */
  readonly held: PhoneCoverage | undefined;
}

function Judge({ event: { settings, state }, judge: { judge, phone, earlier, entries, last, app, guides }, commonApp, held }: JudgeProps) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const clock = useClockSentence();
  const { received, clockOffset } = held ?? {};
  const ids = guides.map((each) => each.split(" ")[0] ?? "");
  const words = useWords(ids);
  const severalDays = settings.from !== settings.to || state.day > 1;
  const momentOf = (at: string) => (severalDays ? t("judges.at", { date: at.slice(0, 10), time: timeOf(at) }) : timeOf(at));
  const now = `${settings.guide} ${settings.edition}`;
  return (
    <>
      <h2>{judge}</h2>
      <p className="muted">{t("judges.phone", { phone: phone.slice(0, 8) })}</p>
      {earlier.length > 0 && <p className="muted">{t("judges.earlier", { names: earlier.join(" · ") })}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t("judges.entries")}</dt>
          <dd className={styles.figure}>{entries}</dd>
        </div>
        <div>
          <dt>{t("judges.last")}</dt>
          <dd className={styles.figure}>{momentOf(last)}</dd>
        </div>
        {received !== undefined && (
          <div>
            <dt>{t("judges.received")}</dt>
            <dd className={styles.figure}>{momentOf(received)}</dd>
          </div>
        )}
        {clockOffset !== undefined && (
          <div>
            <dt>{t("judges.clock")}</dt>
            <dd>{Math.abs(clockOffset) < CLOCKS_DIFFER ? t("judges.same-clock") : <Warning text={clock(clockOffset)} />}</dd>
          </div>
        )}
        <div>
          <dt>{t("judges.app")}</dt>
          <dd>
            {app ?? t("judges.unknown")}
            {app !== undefined && app !== commonApp && <Warning text={t("judges.other-app")} />}
          </dd>
        </div>
        <div>
          <dt>{t("judges.guides")}</dt>
          <dd>
            {guides.length === 0 && t("judges.unknown")}
            {guides.map((each, index) => (
              <span key={each} className={styles.guide}>
                <span>{words.guide(ids[index] ?? "")}</span>
                <span className="muted">{common("edition", { date: each.slice((ids[index] ?? "").length + 1) })}</span>
                {each !== now && <Warning text={t("judges.other-guide")} />}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <span className={styles.warning}>
      <Icon name="flag" size={16} />
      {text}
    </span>
  );
}
