import { useEffect } from "react";
import { Link, Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { type OpenEvent, useOpenEvent } from "#parts";
import { useLog, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { isUntouched, newDraft, type RulingDraft } from "./draft.ts";
import { NoteStep } from "./NoteStep.tsx";
import { RulingStep } from "./RulingStep.tsx";
import { isRecorded } from "./ruling-of.ts";
import { SavedPanel } from "./SavedPanel.tsx";
import { SubjectBar } from "./SubjectBar.tsx";
import { useDraft } from "./use-draft.ts";
import { WhatStep } from "./WhatStep.tsx";

/** A ruling from "what happened" to "recorded". Each step is a place in the browser's history, so that back is one step back. */
export function WizardScreen() {
  const { draft: id = "" } = useParams();
  const { t } = useTranslation("common");
  const { tournament } = useLog();
  const event = useOpenEvent();
  if (event) return id === "new" ? <Correction event={event} /> : <Wizard key={id} event={event} id={id} />;
  return tournament === undefined ? <Navigate to="/" replace /> : <Screen title={t("loading")}>{undefined}</Screen>;
}

function Wizard({ event, id }: { readonly event: OpenEvent; readonly id: string }) {
  const { step = "what" } = useParams();
  const { t } = useTranslation("wizard");
  const { draft, change, problem } = useDraft(event, id);
  const { t: common } = useTranslation("common");
  if (draft === undefined) return <Screen title={common("loading")}>{undefined}</Screen>;
  if (draft === null) return event.state.entries.has(id) ? <Navigate to={`/log/${id}`} replace /> : <Gone />;

  const bar = <SubjectBar event={event} draft={draft} change={change} />;
  const frame = { back: <Back step={step} draft={draft} />, bar };
  if (isRecorded(event, draft)) {
    return (
      <Screen title={t("ruling.title")} {...frame}>
        <SavedPanel event={event} draft={draft} />
      </Screen>
    );
  }
  const props = { event, draft, change, problem, frame };
  if (step === "note") return <NoteStep {...props} />;
  if (step === "ruling" && draft.infraction !== undefined) return <RulingStep {...props} />;
  return <WhatStep {...props} />;
}

/** Back is the step before, wherever the judge came from. */
function Back({ step, draft }: { readonly step: string; readonly draft: RulingDraft }) {
  const { t } = useTranslation("common");
  const { log } = useStores();
  const navigate = useNavigate();
  const target = draft.correcting !== undefined ? `/log/${draft.correcting}` : step === "what" ? "/" : `/rule/${draft.id}/what`;
  return (
    <Button
      look="icon"
      aria-label={t("action.back")}
      onClick={() => {
        // Leaving on purpose with nothing but a person chosen leaves nothing behind.
        if (step === "what" && isUntouched(draft)) void log.dropDraft(draft.id);
        void navigate(target, { replace: step !== "what" });
      }}
    >
      <Icon name="back" />
    </Button>
  );
}

/** Opens the ruling of an entry again; what is recorded then is a correction. */
function Correction({ event }: { readonly event: OpenEvent }) {
  const [query] = useSearchParams();
  const { log } = useStores();
  const navigate = useNavigate();
  const { t } = useTranslation("common");
  const { state } = event;
  const wanted = query.get("entry") ?? "";
  useEffect(() => {
    const entry = state.entries.get(wanted);
    if (!entry) return;
    const id = log.newId();
    const { table = "", note = "", infraction, facts, day, round } = entry;
    const draft: RulingDraft = {
      ...newDraft(id, [{ player: entry.player, entry: entry.id }], { day, round, table }),
      ...(infraction === undefined ? {} : { infraction }),
      facts,
      note,
      correcting: entry.id,
    };
    void log.saveDraft({ id, tournament: event.id, draft });
    void navigate(`/rule/${id}/${infraction === undefined ? "what" : "ruling"}`, { replace: true });
  }, [state, wanted, log, navigate, event.id]);
  return state.entries.has(wanted) ? <Screen title={t("loading")}>{undefined}</Screen> : <Gone />;
}

function Gone() {
  const { t } = useTranslation("wizard");
  const { t: common } = useTranslation("common");
  return (
    <Screen title={t("gone.title")}>
      <p>{t("gone.body")}</p>
      <Link to="/" className={buttonClass("primary", true)}>
        {common("not-found.home")}
      </Link>
    </Screen>
  );
}
