import { useGuideTexts, useTranslation } from "#i18n";
import { earlierOf, type OpenEvent, toneOf } from "#parts";
import { type Facts, type GridTile, issuedBy } from "#rules";
import { Mark } from "#ui/Mark.tsx";
import { type RulingDraft, withInfraction } from "./draft.ts";
import { rulingOf } from "./ruling-of.ts";
import styles from "./Tiles.module.css";

const MOST = 16;
const RECENT = 4;

interface TilesProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly recent: readonly string[];
  readonly onChoose: (infraction: string, facts?: Facts) => void;
}

/** The commonest infractions and those used of late. Each says what this person has there already, and what it would be now. */
export function Tiles({ event, draft, recent, onChoose }: TilesProps) {
  const { t } = useTranslation("wizard");
  return (
    <section aria-label={t("what.grid")}>
      <ul className={styles.grid}>
        {tilesOf(event, recent).map((tile) => (
          <li key={`${tile.infraction} ${tile.text ?? ""}`}>
            <Tile event={event} draft={draft} tile={tile} onChoose={() => onChoose(tile.infraction, tile.facts)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The guide's own grid keeps its places; only its last ones give way to what was used of late. */
function tilesOf(event: OpenEvent, recent: readonly string[]): readonly GridTile[] {
  const { grid, infractions } = event.guide;
  const extra = recent
    .filter((id) => infractions.some((each) => each.id === id) && !grid.some((tile) => tile.infraction === id))
    .slice(0, RECENT)
    .map((infraction) => ({ infraction }));
  return [...grid.slice(0, MOST - extra.length), ...extra];
}

interface TileProps {
  readonly event: OpenEvent;
  readonly draft: RulingDraft;
  readonly tile: GridTile;
  readonly onChoose: () => void;
}

function Tile({ event, draft, tile, onChoose }: TileProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const section = event.guide.infractions.find((each) => each.id === tile.infraction)?.section ?? "";
  const subject = draft.subjects[0];
  const earlier = subject && earlierOf(event.state, subject.player, event.guide, tile.infraction);
  const ruling = subject && rulingOf(event, withInfraction(draft, tile.infraction, tile.facts), subject);
  const issued = ruling && issuedBy(ruling);
  const heaviest = issued?.at(-1);
  return (
    <button type="button" className={styles.tile} onClick={onChoose}>
      <span className={styles.name}>{(tile.text && texts.tiles[tile.text]) ?? texts.sections[section]?.short}</span>
      <span className={styles.line}>
        <span className={styles.penalty}>
          {heaviest !== undefined && <Mark tone={toneOf(event.guide, heaviest)} size={16} />}
          {heaviest === undefined
            ? ruling?.outcome.kind === "no-answer" && common(`why-short.${ruling.outcome.why}`)
            : issued?.map((each) => texts.penalties[each]?.abbr).reduce((first, second) => common("penalty.plus", { first, second }))}
        </span>
        {earlier && (
          <strong className={styles.earlier}>
            {t("what.earlier", { count: earlier.count, round: common("round-short", { round: earlier.lastRound }) })}
          </strong>
        )}
      </span>
    </button>
  );
}
