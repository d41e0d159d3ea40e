import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import { useProblemText } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { tableIn } from "./draft.ts";
import type { StepProps } from "./step.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

/** A note that is no penalty: kept with the person, the round and the table. */
export function NoteStep({ event, draft, change, problem, frame }: StepProps) {
  const { t } = useTranslation("wizard");
  const sayProblem = useProblemText();
  const { log } = useStores();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const [message, setMessage] = useState("");

  async function save() {
    if (draft.note.trim() === "") {
      setMessage(t("note.missing"));
      return;
    }
    const place = { day: draft.day, round: draft.round, ...tableIn(draft) };
    const result = await log.write(
      event.id,
      draft.subjects.map((each) => ({ id: each.entry, body: { kind: "noted" as const, player: each.player, ...place, text: draft.note } })),
    );
    if (result.ok) {
      await log.dropDraft(draft.id);
      void navigate("/log", { replace: true });
    } else setMessage(sayProblem(result.error));
  }

  return (
    <Screen
      title={t("note.title")}
      {...frame}
      foot={
        <>
          <p role="alert" className="live">
            {message || (problem && sayProblem(problem))}
          </p>
          <Button look="primary" wide onClick={() => void oneAtATime(save)}>
            {t("note.save")}
          </Button>
        </>
      }
    >
      <TextArea
        label={t("note.text")}
        rows={8}
        maxLength={10_000}
        value={draft.note}
        onChange={(typed) => change((each) => ({ ...each, note: typed.target.value }))}
      />
    </Screen>
  );
}
