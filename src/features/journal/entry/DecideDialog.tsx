import { useState } from "react";
import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { type BodyOf, type Entry, LIMITS, NO_PENALTY, type RulingFields } from "#log";
import { findGuide, type OpenEvent, useIsHeadJudge } from "#parts";
import type { Writing } from "#store";
import { buttonClass } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { ActionForm } from "./ActionForm.tsx";
import type { ActionDialogProps } from "./action-dialog.ts";
import { Consequences } from "./Consequences.tsx";
import { useIsHead } from "./use-is-head.ts";

const DECISIONS = ["confirmed", "changed", "refused"] as const;
type Decision = (typeof DECISIONS)[number];

interface DecideDialogProps extends ActionDialogProps {
  readonly entry: Entry;
}

/** The head judge confirms, changes or refuses. On another phone it would not count, and the dialog says how the entry gets there. */
export function DecideDialog({ event, entry, saving, open, onClose }: DecideDialogProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const isHead = useIsHead(event.state);
  const headJudge = useIsHeadJudge();
  const [decision, setDecision] = useState<Decision>();
  const [penalty, setPenalty] = useState<string>();
  const [reason, setReason] = useState("");
  const guide = findGuide(entry.guide, entry.edition) ?? event.guide;
  const texts = useGuideTexts(guide.id);
  const issued = penalty === undefined ? undefined : penalty === NO_PENALTY ? [] : [penalty];
  const penalties = guide.ladder
    .filter((each) => each.kind !== "none" && !(entry.issued?.length === 1 && entry.issued[0] === each.id))
    .map((each) => ({ value: each.id, label: texts.penalties[each.id]?.name ?? each.id }));

  function missing(): string | undefined {
    if (decision === undefined) return t("decide.missing");
    if (decision === "changed" && issued === undefined) return t("decide.missing-penalty");
    return decision !== "confirmed" && reason.trim() === "" ? t("decide.missing-reason") : undefined;
  }

  async function submit() {
    if (decision === undefined) return;
    const body: BodyOf<"decided"> = {
      kind: "decided",
      target: entry.id,
      decision,
      ...(decision === "changed" && issued ? { issued } : {}),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    };
    if (!(await saving.save("decided", [{ body }], asBefore(event, entry)))) return;
    setDecision(undefined);
    setPenalty(undefined);
    setReason("");
    onClose();
  }

  return (
    <Dialog title={t("decide.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      {isHead === false ? (
        <Elsewhere />
      ) : (
        <ActionForm saving={saving} label={common("action.save")} missing={missing()} onSubmit={() => void submit()}>
          {!headJudge && <p className="muted">{t("decide.noted")}</p>}
          <Choice
            legend={t("decide.what")}
            hideLegend
            options={DECISIONS.map((value) => ({ value, label: t(`decide.${value}`) }))}
            value={decision}
            onChange={setDecision}
          />
          {decision === "changed" && (
            <Choice
              legend={t("decide.penalty")}
              options={[...penalties, ...(entry.issued?.length === 0 ? [] : [{ value: NO_PENALTY, label: common("penalty.none") }])]}
              value={penalty}
              onChange={setPenalty}
            />
          )}
          {decision !== undefined && (
            <TextField
              label={decision === "confirmed" ? t("decide.remark") : t("decide.reason")}
              value={reason}
              maxLength={LIMITS.note}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          {decision === "refused" && <Consequences event={event} changed={{ ...entry, state: "refused" }} />}
          {decision === "changed" && issued && <Consequences event={event} changed={{ ...entry, issued }} />}
        </ActionForm>
      )}
    </Dialog>
  );
}

function Elsewhere() {
  const { t } = useTranslation("journal");
  return (
    <>
      <p>{t("decide.elsewhere")}</p>
      <Link to="/exchange" className={buttonClass("primary", true)}>
        {t("decide.exchange")}
      </Link>
    </>
  );
}

const RULING = [
  "guide",
  "edition",
  "level",
  "infraction",
  "facts",
  "recommended",
  "issued",
  "pending",
  "deviation",
  "repeatedStep",
] as const satisfies readonly (keyof RulingFields)[];

/** Takes a decision back: the ruling as it stood, which no decision speaks of any more, and the decision before this one, if any. */
function asBefore({ state }: OpenEvent, entry: Entry): readonly Writing[] {
  const target = entry.id;
  const ruling = Object.fromEntries(
    RULING.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])),
  ) as unknown as RulingFields;
  const earlier = entry.history.findLast(({ id, body }) => body.kind === "decided" && !state.invalid.has(id))?.body;
  const wasDecided = entry.state === "confirmed" || entry.state === "refused";
  return [{ body: { kind: "corrected", target, ruling } }, ...(wasDecided && earlier ? [{ body: earlier } satisfies Writing] : [])];
}
