import { Link } from "react-router";
import { useTranslation } from "#i18n";
import { resolve } from "#log";
import type { OpenEvent } from "#parts";
import { Button, buttonClass } from "#ui/Button.tsx";
import rows from "#ui/rows.module.css";
import { mergeLink } from "../links.ts";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import { type Merge, mergesOf } from "../record.ts";
import type { Saving } from "../use-saving.ts";

interface MergesProps {
  readonly event: OpenEvent;
  readonly person: Someone;
  readonly saving: Saving;
}

/** What was merged into this person, each with the way back. */
export function Merges({ event: { state }, person, saving }: MergesProps) {
  const { t } = useTranslation("players");
  const merges = mergesOf(state, person.key);
  const labelOf = ({ player }: Merge) => {
    const merged = state.players.get(player);
    const name = merged?.name ?? player.slice(1);
    return merged?.ref ? t("who", { name, ref: merged.ref }) : name;
  };
  const undo = (merge: Merge) =>
    saving.save(
      {
        done: "unmerged",
        player: resolve(state, merge.into),
        undo: [{ body: { kind: "players-merged", player: merge.player, into: merge.into } }],
      },
      [{ body: { kind: "players-unmerged", target: merge.event.id } }],
    );
  return (
    <section className={styles.section} aria-labelledby="merges">
      <h2 id="merges" className={styles.heading}>
        {t("merges.title")}
      </h2>
      {merges.length > 0 && (
        <ul className={rows.rows}>
          {merges.map((merge) => (
            <li key={merge.event.id} className={rows.row}>
              <span className={rows.rowText}>
                <span>{t("merges.line", { name: labelOf(merge) })}</span>
                <span className="muted">{t("entry.by", { judge: merge.event.by, time: merge.event.at.slice(11, 16) })}</span>
              </span>
              <Button onClick={() => void undo(merge)}>{t("merges.undo")}</Button>
            </li>
          ))}
        </ul>
      )}
      <Link className={buttonClass("plain", true)} to={mergeLink(person.key)}>
        {t("merges.start")}
      </Link>
    </section>
  );
}
