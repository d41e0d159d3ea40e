import type { Guide, Infraction, SectionEntry } from "#rules";

/** One section in the place where the guide has it. */
export interface Place {
  readonly section: string;
  readonly kind: SectionEntry["kind"];
  readonly infraction?: Infraction;
}

/** All sections as one reads the guide: each class with its infractions behind it. */
export function readingOrder(guide: Guide): readonly Place[] {
  const listed = new Set(guide.sections.map((each) => each.id));
  const behind = (id: string) => guide.infractions.filter((each) => each.class === id && !listed.has(each.section)).map(placeOf);
  const classes = new Set(guide.sections.filter((each) => each.kind === "class").map((each) => each.id));
  return [
    ...guide.sections.flatMap(({ id, kind }) => {
      const infraction = guide.infractions.find((each) => each.section === id);
      return [infraction ? placeOf(infraction) : { section: id, kind }, ...behind(id)];
    }),
    ...guide.infractions.filter((each) => !classes.has(each.class) && !listed.has(each.section)).map(placeOf),
  ];
}

function placeOf(infraction: Infraction): Place {
  return { section: infraction.section, kind: "infraction", infraction };
}

/** Whether the guide prints this number or letter; where it prints none, the section's id is ours and is not shown. */
export function isNumbered(section: string): boolean {
  return /^[0-9A-Z]/.test(section);
}
