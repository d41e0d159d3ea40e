import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { entriesOf } from "#log";
import type { OpenEvent } from "#parts";
import { BackLink, Problem } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Screen } from "#ui/Screen.tsx";
import { personLink } from "../links.ts";
import { bareNumber, type Someone } from "../people.ts";
import styles from "../players.module.css";
import type { Saving } from "../use-saving.ts";
import { Afterwards } from "./Afterwards.tsx";
import { RecordCard } from "./RecordCard.tsx";

interface ComparisonProps {
  readonly event: OpenEvent;
  readonly one: Someone;
  readonly other: Someone;
  readonly saving: Saving;
}

/** Both records, and what would count if the two were one: all of it before anything is written. */
export function Comparison({ event, one, other, saving }: ComparisonProps) {
  const { t } = useTranslation("players");
  const { log } = useStores();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const stays = chosen === other.key || (chosen === undefined && suggested(event, one, other) === other) ? other : one;
  const goes = stays === one ? other : one;
  const labelOf = ({ name, ref }: Someone) => (ref === undefined ? t("who-unnumbered", { name }) : t("who", { name, ref }));

  async function merge() {
    const id = log.newId();
    const isKept = await saving.save({ done: "merged", player: stays.key, undo: [{ body: { kind: "players-unmerged", target: id } }] }, [
      { id, body: { kind: "players-merged", player: goes.key, into: stays.key } },
    ]);
    if (isKept) void navigate(personLink(stays.key), { replace: true });
  }

  return (
    <Screen
      title={t("merge.title")}
      back={<BackLink to={personLink(one.key)} />}
      foot={
        <div className={styles.foot}>
          <Problem problem={saving.status.kind === "failed" ? saving.status.problem : undefined} />
          <Button look="primary" wide onClick={() => void merge()}>
            {t("merge.submit", { name: stays.name })}
          </Button>
        </div>
      }
    >
      {haveOtherNumbers(one, other) && <p className={styles.notice}>{t("merge.two-numbers")}</p>}
      <RecordCard event={event} person={one} />
      <RecordCard event={event} person={other} />
      <Choice
        legend={t("merge.stays")}
        options={[one, other].map((each) => ({ value: each.key, label: labelOf(each) }))}
        value={stays.key}
        onChange={setChosen}
      />
      <Afterwards event={event} from={goes.key} into={stays.key} />
    </Screen>
  );
}

/** Who has a number is who the organiser knows; else who has more on record. */
function suggested({ state }: OpenEvent, one: Someone, other: Someone): Someone {
  if ((one.ref === undefined) !== (other.ref === undefined)) return one.ref === undefined ? other : one;
  return entriesOf(state, other.key).length > entriesOf(state, one.key).length ? other : one;
}

function haveOtherNumbers(one: Someone, other: Someone): boolean {
  const numbers = one.refs.map(bareNumber);
  return numbers.length > 0 && other.refs.length > 0 && !other.refs.map(bareNumber).some((each) => numbers.includes(each));
}
