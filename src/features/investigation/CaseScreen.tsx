import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { BackLink, NoEvent, type OpenEvent, useOpenEvent, useProblemText } from "#parts";
import { type StoreProblem, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextArea, TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "./investigation.module.css";
import { Kept } from "./Kept.tsx";
import { People } from "./People.tsx";
import { Photos } from "./Photos.tsx";
import { Says } from "./Says.tsx";
import { Statements } from "./Statements.tsx";
import { type CaseHandle, useCase } from "./use-case.ts";

/** A judge's notes on one case: what each says, what is certain, what is only felt. */
export function CaseScreen() {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { case: id = "" } = useParams();
  const event = useOpenEvent();
  const handle = useCase(id);
  if (!event) return <NoEvent title={t("title")} />;
  const { row, investigation } = handle;
  if (row && investigation) return <Notes key={id} event={event} handle={handle} investigation={investigation} />;
  return (
    <Screen title={t("title")} back={<BackLink to="/investigations" />}>
      <p>{row === null ? t("gone") : common("loading")}</p>
    </Screen>
  );
}

interface NotesProps {
  readonly event: OpenEvent;
  readonly handle: CaseHandle;
  readonly investigation: Investigation;
}

function Notes({ event, handle, investigation }: NotesProps) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { change } = handle;
  const { received } = handle.row ?? {};
  return (
    <Screen
      title={t("case")}
      back={<BackLink to="/investigations" />}
      bar={received && <p className="muted">{t("received", { judge: received.judge, time: received.at.slice(11, 16) })}</p>}
      foot={
        <section className="stack" aria-label={t("title")}>
          <Kept handle={handle} />
          <div className={styles.pair}>
            <Link to={`/investigations/${handle.id}/hand-over`} className={buttonClass("plain", true)}>
              {t("hand.open")}
            </Link>
            <Link to={`/investigations/${handle.id}/report`} className={buttonClass("primary", true)}>
              {t("report.open")}
            </Link>
          </div>
        </section>
      }
    >
      <p className={styles.first}>{t("separate")}</p>
      <Photos handle={handle} investigation={investigation} />
      <div className={styles.place}>
        <TextField
          label={t("round")}
          inputMode="numeric"
          maxLength={3}
          value={String(investigation.round)}
          onChange={({ target }) => change((each) => ({ ...each, round: Number(target.value.normalize("NFKC").replace(/\D/g, "")) }))}
        />
        <TextField
          label={t("table")}
          inputMode="numeric"
          maxLength={LIMITS.table}
          value={investigation.table}
          onChange={({ target }) => change((each) => ({ ...each, table: target.value }))}
        />
        <p className="muted">{common("day", { day: investigation.day })}</p>
      </div>
      <Says event={event} investigation={investigation} change={change} />
      <TextArea
        label={t("facts")}
        hint={t("facts-hint")}
        rows={5}
        maxLength={LIMITS.note}
        value={investigation.facts}
        onChange={({ target }) => change((each) => ({ ...each, facts: target.value }))}
      />
      <TextArea
        label={t("impressions")}
        hint={t("impressions-hint")}
        maxLength={LIMITS.note}
        value={investigation.impressions}
        onChange={({ target }) => change((each) => ({ ...each, impressions: target.value }))}
      />
      <People event={event} investigation={investigation} change={change} />
      <Statements handle={handle} investigation={investigation} />
      <Delete id={handle.id} />
    </Screen>
  );
}

/** Asks once; then it is really gone. */
function Delete({ id }: { readonly id: string }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { investigations } = useStores();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<StoreProblem>();
  async function drop() {
    const result = await investigations.drop(id);
    if (result.ok) await navigate("/investigations", { replace: true });
    else setProblem(result.error);
  }
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t("delete")}
      </Button>
      <Dialog title={t("delete-title")} closeLabel={common("action.close")} open={asking} onClose={() => setAsking(false)}>
        <p>{t("delete-about")}</p>
        <p role="alert" className="live">
          {problem && sayProblem(problem)}
        </p>
        <Button look="danger" wide onClick={() => void drop()}>
          {t("delete-do")}
        </Button>
      </Dialog>
    </>
  );
}
