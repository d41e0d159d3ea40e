import { useTranslation } from "#i18n";

interface CountsProps {
  readonly fresh: number;
  readonly known: number;
  readonly lost: number;
}

/** "412 new, 3 known, 2 lines not understood" */
export function Counts({ fresh, known, lost }: CountsProps) {
  const { t } = useTranslation("players");
  const parts = [
    t("import.fresh", { count: fresh }),
    ...(known > 0 ? [t("import.known", { count: known })] : []),
    ...(lost > 0 ? [t("import.lost", { count: lost })] : []),
  ];
  return parts.reduce((first, second) => t("import.and", { first, second }));
}
