import { Suspense } from "react";
import { useParams } from "react-router";
import type { Investigation } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { BackLink, NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { Button } from "#ui/Button.tsx";
import { TextArea, TextField } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Kept } from "../Kept.tsx";
import { type CaseHandle, useCase } from "../use-case.ts";
import { Checklist } from "./Checklist.tsx";
import { Out } from "./Out.tsx";
import { Preview } from "./Preview.tsx";

/** The disqualification report: a checklist, what the form asks for in its order, and the copies out. */
export function ReportScreen() {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const { case: id = "" } = useParams();
  const event = useOpenEvent();
  const handle = useCase(id);
  if (!event) return <NoEvent title={t("report.title")} />;
  const { row, investigation } = handle;
  if (row && investigation) return <Report event={event} handle={handle} investigation={investigation} />;
  return (
    <Screen title={t("report.title")} back={<BackLink to="/investigations" />}>
      <p>{row === null ? t("gone") : common("loading")}</p>
    </Screen>
  );
}

interface ReportProps {
  readonly event: OpenEvent;
  readonly handle: CaseHandle;
  readonly investigation: Investigation;
}

const FIELDS = ["infractions", "proven", "assumptions", "reasoning"] as const;

function Report({ event, handle, investigation }: ReportProps) {
  const { t } = useTranslation("investigation");
  const { report } = investigation;
  const edit = (changes: Partial<Investigation["report"]>) =>
    handle.change((each) => ({ ...each, report: { ...each.report, ...changes } }));
  return (
    <Screen
      title={t("report.title")}
      back={<BackLink to={`/investigations/${handle.id}`} />}
      foot={
        <section className="stack" aria-label={t("title")}>
          <Kept handle={handle} />
          <Suspense fallback={null}>
            <Out event={event} investigation={investigation} />
          </Suspense>
        </section>
      }
    >
      <Checklist done={report.done} onChange={(done) => edit({ done })} />
      {FIELDS.map((field) => (
        <div key={field} className="stack">
          <TextArea
            label={t(`report.parts.${field}`)}
            hint={t(`report.hints.${field}`)}
            rows={4}
            maxLength={LIMITS.note}
            value={report[field]}
            onChange={({ target }) => edit({ [field]: target.value })}
          />
          {field === "proven" && report.proven === "" && investigation.facts.trim() !== "" && (
            <Button onClick={() => edit({ proven: investigation.facts })}>{t("report.take-facts")}</Button>
          )}
        </div>
      ))}
      <TextField
        label={t("report.parts.deadline")}
        hint={t("report.hints.deadline")}
        type="date"
        max="9999-12-31"
        value={report.deadline ?? ""}
        onChange={({ target }) =>
          handle.change((each) => {
            const { deadline: _, ...rest } = each.report;
            return { ...each, report: target.value ? { ...rest, deadline: target.value } : rest };
          })
        }
      />
      <Suspense fallback={null}>
        <Preview event={event} investigation={investigation} />
      </Suspense>
    </Screen>
  );
}
