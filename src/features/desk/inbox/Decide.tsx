import { useState } from "react";
import { useGuideTexts, useTranslation } from "#i18n";
import { LIMITS, NO_PENALTY, REOPENED, SETTLED } from "#log";
import { findGuide, type OpenEvent, useIsHeadJudge } from "#parts";
import { Choice } from "#ui/Choice.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import styles from "./CasePage.module.css";
import type { Case } from "./inbox.ts";
import { OptionButton } from "./OptionButton.tsx";
import { changeOption, type Option, optionsOf } from "./options.ts";

interface DecideProps {
  readonly event: OpenEvent;
  readonly case: Case;
  readonly settle: (option: Option) => Promise<void>;
}

/** Every way to settle a case, one tap each; what would follow stands on the button. */
export function Decide({ event, case: each, settle }: DecideProps) {
  const { t } = useTranslation("desk");
  const headJudge = useIsHeadJudge();
  const [typed, setTyped] = useState("");
  const reason = typed.trim();
  const options = optionsOf(event.state, each, isCode(reason) ? `${reason}.` : reason);
  if (options.length === 0) return null;
  return (
    <section className={styles.decide} aria-labelledby="decide">
      <h2 id="decide">{t("inbox.decide")}</h2>
      {!headJudge && <p className="muted">{t("inbox.noted")}</p>}
      {each.kind === "entry" && (
        <TextField label={t("inbox.reason")} value={typed} maxLength={LIMITS.note} onChange={({ target }) => setTyped(target.value)} />
      )}
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={option.id}>
            <OptionButton event={event} case={each} option={option} isFirst={index === 0} settle={settle} />
          </li>
        ))}
      </ul>
      {each.kind === "entry" && <Other event={event} case={each} reason={reason} settle={settle} />}
    </section>
  );
}

/** A typed reason never passes for one of the log's own marks. */
function isCode(reason: string): boolean {
  return [SETTLED, REOPENED].some((codes) => Object.values(codes).some((code) => code === reason));
}

/** Any other penalty of the ladder. */
function Other({ event, case: each, reason, settle }: DecideProps & { readonly reason: string }) {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const [penalty, setPenalty] = useState<string>();
  const guide = findGuide(each.entry?.guide ?? "", each.entry?.edition) ?? event.guide;
  const texts = useGuideTexts(guide.id);
  const { entry } = each;
  if (!entry) return null;
  const ladder = guide.ladder
    .filter((rung) => rung.kind !== "none" && !(entry.issued?.length === 1 && entry.issued[0] === rung.id))
    .map((rung) => ({ value: rung.id, label: texts.penalties[rung.id]?.name ?? rung.id }));
  const none = entry.issued?.length === 0 ? [] : [{ value: NO_PENALTY, label: common("penalty.none") }];
  const issued = penalty === undefined ? undefined : penalty === NO_PENALTY ? [] : [penalty];
  return (
    <details className={styles.other}>
      <summary>
        <Icon name="edit" size={20} />
        {t("inbox.change")}
      </summary>
      <div className="stack">
        <Choice legend={t("inbox.change")} hideLegend options={[...ladder, ...none]} value={penalty} onChange={setPenalty} />
        {issued && (
          <OptionButton event={event} case={each} option={changeOption(event.state, entry, issued, reason)} isFirst settle={settle} />
        )}
      </div>
    </details>
  );
}
