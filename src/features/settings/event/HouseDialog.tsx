import { Suspense, useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import { findGuide, type OpenEvent, Problem, usePenaltyNames, useWriting } from "#parts";
import type { Guide, Hint } from "#rules";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "../settings.module.css";
import type { HouseCell } from "./house-cells.ts";

interface HouseDialogProps {
  readonly event: OpenEvent;
  /** Undefined: closed. */
  readonly cell: HouseCell | undefined;
  readonly onClose: () => void;
}

export function HouseDialog({ event, cell, onClose }: HouseDialogProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const title = cell ? t("house.row", { section: cell.section, name: texts.sections[cell.section]?.name }) : "";
  return (
    <Dialog title={title} closeLabel={common("action.close")} open={cell !== undefined} onClose={onClose}>
      {cell && <HouseForm event={event} cell={cell} onDone={onClose} />}
    </Dialog>
  );
}

interface HouseFormProps {
  readonly event: OpenEvent;
  readonly cell: HouseCell;
  readonly onDone: () => void;
}

function HouseForm({ event, cell, onDone }: HouseFormProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const [chosen, setChosen] = useState(cell.ruled?.penalties[0]);
  const [missing, setMissing] = useState(false);
  const { write, problem } = useWriting(event.id);
  const { level } = event.settings;

  async function rule(penalties: readonly string[] | null) {
    if (await write([{ body: { kind: "house-ruled", infraction: cell.infraction, level, penalties } }])) onDone();
  }

  return (
    <>
      <p>{common(`why.${cell.why}`)}</p>
      {cell.hint && (
        <Suspense>
          <HintLine hint={cell.hint} />
        </Suspense>
      )}
      <Choice
        legend={t("house.choose", { level: texts.levels[level]?.name ?? level })}
        options={event.guide.ladder.map(({ id }) => ({ value: id, label: texts.penalties[id]?.name ?? id }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="muted">{t("house.scope")}</p>
      <div className="live" aria-live="assertive">
        {missing && !chosen && <p className={styles.wanted}>{t("house.missing")}</p>}
      </div>
      <Problem problem={problem} />
      <Button look="primary" wide onClick={() => (chosen ? void rule([chosen]) : setMissing(true))}>
        {t("house.save")}
      </Button>
      {cell.ruled && (
        <Button look="danger" wide onClick={() => void rule(null)}>
          {t("house.clear")}
        </Button>
      )}
    </>
  );
}

/** What the sibling guide says under the same number: only a hint. */
function HintLine({ hint }: { readonly hint: Hint }) {
  const guide = findGuide(hint.guide);
  return guide && <KnownHint guide={guide} hint={hint} />;
}

function KnownHint({ guide, hint }: { readonly guide: Guide; readonly hint: Hint }) {
  const { t } = useTranslation("settings");
  const texts = useGuideTexts(guide.id);
  const names = usePenaltyNames(guide);
  return (
    <p className={styles.notice}>
      {hint.penalties.length === 0
        ? t("house.hint-repair", { guide: texts.name, infraction: hint.infraction })
        : t(`house.hint-${hint.trust}`, { guide: texts.name, infraction: hint.infraction, penalty: names(hint.penalties) })}
    </p>
  );
}
