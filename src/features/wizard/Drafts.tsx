import { Link } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { Button, buttonClass } from "#ui/Button.tsx";
import type { RulingDraft } from "./draft.ts";
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
  return drafts.map((draft) => {
    const section = event.guide.infractions.find((each) => each.id === draft.infraction)?.section;
    const what = section === undefined ? t("draft.undecided") : (texts.sections[section]?.short ?? section);
    return (
      <section key={draft.id} className="card stack" aria-label={t("draft.title")}>
        <div>
          <h2>{t("draft.title")}</h2>
          <p>
            {t("draft.line", {
              who: names(draft.subjects.map((each) => each.player)),
              what,
              round: common("round", { round: draft.round }),
            })}
          </p>
        </div>
        <div className="row">
          <Link className={`${buttonClass("primary")} grow`} to={`/rule/${draft.id}/${draft.infraction === undefined ? "what" : "ruling"}`}>
            {t("draft.continue")}
          </Link>
          <Button onClick={() => onDiscard(draft.id)}>{t("draft.discard")}</Button>
        </div>
      </section>
    );
  });
}
