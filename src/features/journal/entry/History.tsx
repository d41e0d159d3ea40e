import { useTranslation } from "#i18n";
import { eventsAbout, isTakenBack, type LogEvent } from "#log";
import type { OpenEvent } from "#parts";
import { InfractionName, nameOf } from "#parts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { PenaltiesOf } from "../IssuedPenalties.tsx";
import styles from "./History.module.css";
import { Moment } from "./Moment.tsx";
import { useReason } from "./void-reasons.ts";

interface HistoryProps {
  readonly event: OpenEvent;
  readonly target: string;
}

/** Everything that happened to an entry, in order, each with its judge and time. Nothing of it can be changed. */
export function History({ event, target }: HistoryProps) {
  const { t } = useTranslation("journal");
  const events = eventsAbout(event.state, `entry ${target}`);
  return (
    <section className="stack" aria-labelledby="history">
      <h2 id="history">{t("history.title")}</h2>
      <ol className={styles.history}>
        {events.map((each) => (
          <li key={each.id} className={styles.step}>
            <span className={styles.sign}>
              <Icon name={iconOf(each)} size={20} />
            </span>
            <div className={styles.body}>
              <p className={styles.what}>{t(`history.${titleOf(each)}`)}</p>
              <Changed event={event} step={each} before={events.slice(0, events.indexOf(each))} />
              {event.state.invalid.has(each.id) && <p>{t("history.invalid")}</p>}
              <p className={styles.who}>
                <span>{each.by}</span>
                <Moment at={each.at} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function titleOf({ body }: LogEvent) {
  switch (body.kind) {
    case "recorded":
      return body.infraction === undefined || body.issued === undefined ? "recorded-open" : "recorded";
    case "noted":
    case "voided":
    case "restored":
    case "reassigned":
      return body.kind;
    case "corrected":
      return body.ruling ? "ruled-again" : "corrected";
    case "decided":
      return isTakenBack(body.reason) ? "decided-undone" : (`decided-${body.decision}` as const);
    default:
      return "other";
  }
}

function iconOf({ body }: LogEvent): IconName {
  switch (body.kind) {
    case "voided":
      return "close";
    case "decided":
      return isTakenBack(body.reason) ? "back" : body.decision === "refused" ? "close" : "check";
    case "reassigned":
      return "players";
    case "corrected":
      return body.ruling ? "rule" : "edit";
    case "recorded":
      return "rule";
    case "noted":
      return "note";
    default:
      return "back";
  }
}

interface ChangedProps {
  readonly event: OpenEvent;
  readonly step: LogEvent;
  readonly before: readonly LogEvent[];
}

function Changed({ event: { state }, step: { body }, before }: ChangedProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const reasonText = useReason();
  const first = before[0]?.body;
  switch (body.kind) {
    case "recorded":
      return body.infraction !== undefined && body.issued !== undefined ? (
        <p>
          <InfractionName guide={body.guide} infraction={body.infraction} />
          <PenaltyLine guide={body.guide} edition={body.edition} ids={body.issued} />
        </p>
      ) : null;
    case "noted":
      return <p className={styles.typed}>{body.text}</p>;
    case "voided":
      return body.reason === "" ? null : <p className={styles.typed}>{reasonText(body.reason)}</p>;
    case "reassigned": {
      const from = before.findLast((each) => each.body.kind === "reassigned")?.body ?? first;
      const old = from && "player" in from && from.player !== undefined ? nameOf(state, from.player) : t("note.nobody");
      return <p>{t("history.from-to", { from: old, to: nameOf(state, body.player) })}</p>;
    }
    case "decided":
      return (
        <>
          {body.decision === "changed" && body.issued && first?.kind === "recorded" && (
            <p>
              <PenaltyLine guide={first.guide} edition={first.edition} ids={body.issued} />
            </p>
          )}
          {body.reason && <p className={styles.typed}>{reasonText(body.reason)}</p>}
        </>
      );
    case "corrected":
      return (
        <ul className={styles.changes}>
          {body.ruling?.infraction !== undefined && (
            <li>
              <InfractionName guide={body.ruling.guide} infraction={body.ruling.infraction} />
              {body.ruling.issued && <PenaltyLine guide={body.ruling.guide} edition={body.ruling.edition} ids={body.ruling.issued} />}
            </li>
          )}
          {body.day !== undefined && <li>{common("day", { day: body.day })}</li>}
          {body.round !== undefined && <li>{common("round", { round: body.round })}</li>}
          {body.table !== undefined && <li>{body.table === "" ? t("history.no-table") : common("table", { table: body.table })}</li>}
          {body.note !== undefined && (
            <li className={styles.typed}>{body.note === "" ? t("history.no-note") : t("history.note", { note: body.note })}</li>
          )}
        </ul>
      );
    default:
      return null;
  }
}

function PenaltyLine(props: { readonly guide: string; readonly edition: string; readonly ids: readonly string[] }) {
  return (
    <span className={styles.penalty}>
      <PenaltiesOf {...props} />
    </span>
  );
}
