import { useTranslation } from "#i18n";
import { InfractionName, type OpenEvent, Penalties } from "#parts";
import { issuedBy, type Ruling } from "#rules";
import rows from "#ui/rows.module.css";
import own from "./ProspectList.module.css";
import type { Prospect } from "./record.ts";

interface ProspectListProps {
  readonly event: OpenEvent;
  readonly prospects: readonly Prospect[];
}

/** Each infraction: how often it is on record, and what the next one would bring. */
export function ProspectList({ event, prospects }: ProspectListProps) {
  const { t } = useTranslation("players");
  return (
    <ul className={rows.rows}>
      {prospects.map(({ infraction, entries, ruling }) => (
        <li key={infraction} className={own.prospect} data-infraction={infraction}>
          <span className={own.prospectHead}>
            <strong>
              <InfractionName guide={event.guide.id} infraction={infraction} />
            </strong>
            <span className="muted">{t("row.on-record", { count: entries.length })}</span>
          </span>
          <span className={own.next}>
            <span>{t("next.offence", { count: ruling.offence })}</span>
            <Next event={event} ruling={ruling} />
          </span>
          {ruling.notCounted.length > 0 && <span className="muted">{t("next.not-counted", { count: ruling.notCounted.length })}</span>}
        </li>
      ))}
    </ul>
  );
}

function Next({ event, ruling }: { readonly event: OpenEvent; readonly ruling: Ruling }) {
  const { t } = useTranslation("common");
  if (ruling.outcome.kind === "no-answer") return <span className={own.why}>{t(`why.${ruling.outcome.why}`)}</span>;
  return <Penalties guide={event.guide} ids={issuedBy(ruling)} />;
}
