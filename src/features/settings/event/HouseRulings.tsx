import { useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import { type OpenEvent, Penalties, useIsHeadJudge } from "#parts";
import { usePreferences } from "#store";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { Switch } from "#ui/Switch.tsx";
import styles from "../settings.module.css";
import { HouseDialog } from "./HouseDialog.tsx";
import { type HouseCell, houseCells } from "./house-cells.ts";

/** What the guide leaves open at the event's level, and what the head judge fixed for this event. */
export function HouseRulings({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("settings");
  const [preferences, setPreferences] = usePreferences();
  const headJudge = useIsHeadJudge();
  const [chosen, setChosen] = useState<string>();
  const texts = useGuideTexts(event.guide.id);
  const level = texts.levels[event.settings.level]?.name ?? event.settings.level;
  const cells = houseCells(event.guide, event.settings.level, event.state);
  const ruled = cells.filter((each) => each.ruled);
  const open = cells.filter((each) => !each.ruled);
  if (cells.length === 0) return undefined;

  const row = (cell: HouseCell) => (
    <li key={cell.infraction}>
      <HouseRow cell={cell} event={event} {...(headJudge ? { onChoose: () => setChosen(cell.infraction) } : {})} />
    </li>
  );
  return (
    <section className={styles.group}>
      <h2>{t("house.title")}</h2>
      <p className="muted">{t("house.about", { level })}</p>
      <div className={rows.rows}>
        <Switch
          label={t("you.head-judge")}
          hint={t("house.only-head-judge")}
          on={preferences.headJudge}
          onChange={(headJudge) => setPreferences({ headJudge })}
        />
      </div>
      {ruled.length > 0 && <ul className={rows.rows}>{ruled.map(row)}</ul>}
      {open.length > 0 && (
        <details className={styles.more}>
          <summary>{t("house.open", { cells: open.length })}</summary>
          <ul className={rows.rows}>{open.map(row)}</ul>
        </details>
      )}
      <HouseDialog event={event} cell={cells.find((each) => each.infraction === chosen)} onClose={() => setChosen(undefined)} />
    </section>
  );
}

interface HouseRowProps {
  readonly cell: HouseCell;
  readonly event: OpenEvent;
  readonly onChoose?: () => void;
}

function HouseRow({ cell, event, onChoose }: HouseRowProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const text = (
    <span className={rows.rowText}>
      <span>{t("house.row", { section: cell.section, name: texts.sections[cell.section]?.name })}</span>
      {cell.ruled ? (
        <>
          <Penalties guide={event.guide} ids={cell.ruled.penalties} />
          <span className="muted">
            {t("house.by", { by: cell.ruled.by, date: cell.ruled.at.slice(0, 10), time: cell.ruled.at.slice(11, 16) })}
          </span>
        </>
      ) : (
        <span className="muted">{common(`why-short.${cell.why}`)}</span>
      )}
    </span>
  );
  if (!onChoose) return <div className={rows.row}>{text}</div>;
  return (
    <button type="button" className={rows.row} onClick={onChoose}>
      {text}
      <Icon name={cell.ruled ? "edit" : "next"} size={20} />
    </button>
  );
}
