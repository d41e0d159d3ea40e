import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { RulingDraft } from "./draft.ts";
import styles from "./list.module.css";
import { useNames } from "./use-names.ts";

interface DraftsProps {
  readonly event: OpenEvent;
  readonly drafts: readonly RulingDraft[];
  readonly onDiscard: (id: string) => void;
}

/** Rulings that were begun and not recorded, announced on return. */
export function Drafts({ event, drafts, onDiscard }: DraftsProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const names = useNames(event.state);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        {t("draft.title")}
      </h2>
      <ul className={styles.list} data-drafts>
        {drafts.map((draft) => {
          const section = event.guide.infractions.find((each) => each.id === draft.infraction)?.section;
          const what = section === undefined ? t("draft.undecided") : (texts.sections[section]?.short ?? section);
          const who = names(draft.subjects.map((each) => each.player));
          return (
            <li key={draft.id} className={styles.split}>
              <Link className={styles.row} to={`/rule/${draft.id}/${stepOf(draft)}`}>
                <span className="grow">
                  <span className={styles.name}>{t("draft.continue", { who })}</span>
                  <br />
                  <span className="muted">{t("draft.line", { what, round: common("round", { round: draft.round }) })}</span>
                </span>
                <Icon name="next" size={20} />
              </Link>
              <Button look="icon" aria-label={t("draft.discard", { who })} onClick={() => onDiscard(draft.id)}>
                <Icon name="close" size={20} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where the judge was: what was typed is in sight again. */
function stepOf(draft: RulingDraft): string {
  if (draft.infraction !== undefined) return "ruling";
  return draft.note === "" ? "what" : "note";
}
