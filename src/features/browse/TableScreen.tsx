import { useParams } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, findGuide, Notice, useOpenEvent } from "#parts";
import type { Guide } from "#rules";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { EditionLine } from "./EditionLine.tsx";
import { Legend } from "./Legend.tsx";
import { rememberRead } from "./last-read.ts";
import { Missing } from "./Missing.tsx";
import { QuickTable } from "./QuickTable.tsx";
import { useSides } from "./side.ts";
import styles from "./table.module.css";
import { tableOf } from "./table-of.ts";

/** Every infraction and its penalty on one page, on the phone and on paper. */
export function TableScreen() {
  const { guide: id = "" } = useParams();
  const guide = findGuide(id);
  if (!guide) return <Missing what="guide" to="/guide" />;
  rememberRead(id);
  return <TableOf guide={guide} />;
}

function TableOf({ guide }: { readonly guide: Guide }) {
  const { t } = useTranslation("browse");
  const event = useOpenEvent();
  const [side] = useSides(guide, undefined);
  const table = tableOf(guide, event);
  return (
    <Screen title={t("table.title")} back={<BackLink to={`/guide/${guide.id}`} />} bar={<EditionLine guide={guide} texts={side.texts} />}>
      <QuickTable side={side} table={table} />
      <Legend side={side} table={table} />
      <Notice guide={guide} />
      <div className={styles.print}>
        <Button wide onClick={() => globalThis.print()}>
          {t("table.print")}
        </Button>
      </div>
    </Screen>
  );
}
