import { Link } from "react-router";
import { useTranslation } from "#i18n";
import type { OpenEvent } from "#parts";
import { BackLink } from "#parts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { doublesOf, peopleOf } from "../people.ts";
import styles from "../players.module.css";
import { Counts } from "./Counts.tsx";
import own from "./import.module.css";
import { type Leftover, Leftovers } from "./Leftovers.tsx";

export interface Imported {
  readonly fresh: number;
  readonly known: number;
  readonly lost: number;
  readonly leftovers: readonly Leftover[];
  readonly at: string | undefined;
}

interface ImportDoneProps {
  readonly event: OpenEvent;
  readonly done: Imported;
  readonly onAgain: () => void;
}

/** What came of the list. Shown only when the phone has it. */
export function ImportDone({ event, done, onAgain }: ImportDoneProps) {
  const { t } = useTranslation("players");
  const doubles = doublesOf(peopleOf(event.state)).length;
  return (
    <Screen
      title={t("import.title")}
      back={<BackLink to="/players" />}
      foot={
        <Link to="/players" className={buttonClass("primary", true)}>
          {t("to-list")}
        </Link>
      }
    >
      <section className={own.done} role="status">
        <Icon name="check" />
        <span>
          <strong>{t("import.saved", { time: done.at?.slice(11, 16) ?? "" })}</strong>
          <span>
            <Counts fresh={done.fresh} known={done.known} lost={done.lost} />
          </span>
        </span>
      </section>
      {doubles > 0 && <p className={styles.notice}>{t("import.doubles", { count: doubles })}</p>}
      <Leftovers lines={done.leftovers} />
      <Button wide onClick={onAgain}>
        {t("import.again")}
      </Button>
    </Screen>
  );
}
