import { Link } from "react-router";
import { isNumbered, type Place, readingOrder } from "#find";
import { useTranslation } from "#i18n";
import type { Guide, GuideTexts } from "#rules";
import { Icon } from "#ui/Icon.tsx";
import styles from "./browse.module.css";

interface ContentsProps {
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

interface Group {
  readonly key: string;
  readonly kind: "general" | "class" | "appendix" | "other";
  readonly places: readonly Place[];
}

/** All sections, in the guide's own order: each class with its infractions, what is general and the appendices by themselves. */
export function Contents({ guide, texts }: ContentsProps) {
  const { t } = useTranslation("browse");
  return (
    <>
      <Link className={styles.tableLink} to={`/guide/${guide.id}/table`}>
        <span className={styles.rowText}>
          <strong>{t("contents.table")}</strong>
          <span>{t("contents.table-hint")}</span>
        </span>
        <Icon name="next" size={20} />
      </Link>
      {groupsOf(guide).map(({ key, kind, places }) => (
        <section key={key} className={styles.group} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`} className={styles.groupName}>
            {kind === "class" ? (
              <Link className={styles.className} to={`/guide/${guide.id}/${key}`}>
                {isNumbered(key) && <span className={styles.number}>{key}</span>}
                <span>{texts.sections[key]?.name}</span>
              </Link>
            ) : (
              <span className={styles.className}>{t(`contents.${kind}`)}</span>
            )}
          </h2>
          <ul className={styles.list}>
            {places.map(({ section }) => (
              <li key={section}>
                <Link className={styles.row} to={`/guide/${guide.id}/${section}`}>
                  {isNumbered(section) && <span className={styles.number}>{section}</span>}
                  <SectionName texts={texts} section={section} />
                  <Icon name="next" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The official name; before it the plain one, where that says something else. */
function SectionName({ texts, section }: { readonly texts: GuideTexts; readonly section: string }) {
  const { name = section, short } = texts.sections[section] ?? {};
  if (short === undefined || short === name) return <span className={styles.rowText}>{name}</span>;
  return (
    <span className={styles.rowText}>
      <span>{short}</span>
      <span className="muted">{name}</span>
    </span>
  );
}

function groupsOf(guide: Guide): readonly Group[] {
  const groups: Group[] = [];
  for (const place of readingOrder(guide)) {
    const last = groups.at(-1);
    if (place.kind === "class") groups.push({ key: place.section, kind: "class", places: [] });
    else if (last && belongs(place, last)) groups[groups.length - 1] = { ...last, places: [...last.places, place] };
    else groups.push({ key: place.section, kind: place.kind === "infraction" ? "other" : place.kind, places: [place] });
  }
  return groups;
}

function belongs({ kind, infraction }: Place, group: Group): boolean {
  return infraction ? group.kind === "other" || infraction.class === group.key : group.kind === kind;
}
