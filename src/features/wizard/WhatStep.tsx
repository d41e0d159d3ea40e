import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import type { Facts } from "#rules";
import { usePreferences } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { withInfraction } from "./draft.ts";
import { Found, useFound } from "./Found.tsx";
import { QuestionTree } from "./QuestionTree.tsx";
import type { StepProps } from "./step.ts";
import { Tiles } from "./Tiles.tsx";
import { useRecord } from "./use-record.ts";
import styles from "./WhatStep.module.css";

/** What happened: by the commonest, by questions, or by search. */
export function WhatStep({ event, draft, change, frame }: StepProps) {
  const { t } = useTranslation("wizard");
  const navigate = useNavigate();
  const [preferences, setPreferences] = usePreferences();
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const found = useFound(event.guide, sought);
  const [asking, setAsking] = useState(false);
  const { record, message } = useRecord(event);

  function choose(infraction: string, facts: Facts = {}) {
    change((each) => withInfraction(each, infraction, facts));
    setPreferences({ recent: [infraction, ...preferences.recent.filter((each) => each !== infraction)].slice(0, 8) });
    void navigate(`/rule/${draft.id}/ruling`);
  }

  return (
    <Screen
      title={t("what.title")}
      {...frame}
      foot={
        <search className={styles.foot}>
          <TextField
            label={t("what.search")}
            hideLabel
            placeholder={t("what.search")}
            type="search"
            enterKeyHint="search"
            maxLength={100}
            defaultValue=""
            onInput={(input) => setTyped(input.currentTarget.value)}
          />
        </search>
      }
    >
      {/* Stands there before it is filled, so that it is read out. */}
      <p role="status" className={sought === "" ? "visually-hidden" : ""}>
        <strong>{sought !== "" && (found.length === 0 ? t("what.nothing") : t("what.found", { count: found.length }))}</strong>
      </p>
      {sought !== "" ? (
        <Found guide={event.guide} found={found} onChoose={choose} />
      ) : asking ? (
        <QuestionTree guide={event.guide} onChoose={choose} onLeave={() => setAsking(false)} />
      ) : (
        <Tiles event={event} draft={draft} recent={preferences.recent} onChoose={choose} />
      )}
      {sought === "" && (
        <div className={styles.others}>
          {!asking && (
            <Button onClick={() => setAsking(true)}>
              <Icon name="help" size={20} />
              {t("what.tree")}
            </Button>
          )}
          {draft.correcting === undefined && (
            <>
              <Button onClick={() => void record({ ...draft, chosen: null })}>
                <Icon name="flag" size={20} />
                {t("what.later")}
              </Button>
              <Button onClick={() => void navigate(`/rule/${draft.id}/note`)}>
                <Icon name="note" size={20} />
                {t("what.note")}
              </Button>
            </>
          )}
        </div>
      )}
      <p role="alert" className="live">
        {message}
      </p>
    </Screen>
  );
}
