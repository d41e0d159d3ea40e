import { useState } from "react";
import { useTranslation } from "#i18n";
import { playerKey, ROLES, type Role } from "#log";
import type { OpenEvent } from "#parts";
import { useProblemText } from "#parts";
import { type StoreProblem, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import styles from "./AddPerson.module.css";
import { useOneAtATime } from "./use-one-at-a-time.ts";

interface AddPersonProps {
  readonly event: OpenEvent;
  readonly name: string;
  /** Somebody with this name is in the list already. */
  readonly known: boolean;
  readonly onAdded: (key: string) => void;
}

/** Adds somebody at the moment of need: a player in one tap, anybody else in two. */
export function AddPerson({ event, name, known, onAdded }: AddPersonProps) {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { log } = useStores();
  // Kept, so that however often it is tapped it is one person.
  const [ids] = useState(() => ({ event: log.newId(), other: log.newId().slice(0, 8) }));
  const oneAtATime = useOneAtATime();
  const [others, setOthers] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();

  async function add(role: Role) {
    const key = playerKey({ name }, known ? ids.other : undefined);
    const result = await log.write(event.id, [{ id: ids.event, body: { kind: "player-added", player: key, person: { name, role } } }]);
    if (result.ok) onAdded(key);
    else setProblem(result.error);
  }

  return (
    <div className={styles.add}>
      <Button look={known ? "plain" : "primary"} wide onClick={() => void oneAtATime(() => add("player"))}>
        {known ? t("home.add-same-name") : t("home.add", { name })}
      </Button>
      <Button wide aria-expanded={others} onClick={() => setOthers(!others)}>
        {t("home.add-other", { name })}
      </Button>
      {others && (
        <fieldset className={styles.roles}>
          <legend className="muted">{t("home.add-role")}</legend>
          {ROLES.filter((each) => each !== "player").map((role) => (
            <Button key={role} onClick={() => void oneAtATime(() => add(role))}>
              {common(`role.${role}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <p role="alert" className="live">
        {problem && sayProblem(problem)}
      </p>
    </div>
  );
}
