import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslation } from "#i18n";
import { BackLink, localNow, NoEvent, type OpenEvent, useOpenEvent, useProblemText } from "#parts";
import { type StoreProblem, usePreferences, useStores } from "#store";
import { Screen } from "#ui/Screen.tsx";
import { isAbout, ledTo, newCase } from "./new-case.ts";

/** Opens a case and goes there; of a ruling or a table that has one already, that one. Notes that led to the ruling become its case. */
export function NewCaseScreen() {
  const { t } = useTranslation("investigation");
  const event = useOpenEvent();
  return event ? <Opening event={event} /> : <NoEvent title={t("title")} />;
}

function Opening({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("investigation");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const [query] = useSearchParams();
  const entry = query.get("entry");
  const table = query.get("table");
  const { log, investigations } = useStores();
  const [{ judge }] = usePreferences();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<StoreProblem>();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void open();
    async function open() {
      const list = await investigations.list(event.id);
      if (!list.ok) return setProblem(list.error);
      const about = { state: event.state, entry: event.state.entries.get(entry ?? ""), table: table ?? undefined };
      const known = list.value.find(({ investigation }) => isAbout(investigation, about));
      const begun = list.value.find(({ investigation }) => about.entry && ledTo(investigation, { ...about, entry: about.entry }));
      const made =
        begun && about.entry
          ? { ...begun.investigation, entries: [about.entry.id] }
          : newCase({ ...about, id: log.newId(), judge, at: localNow() });
      const saved = known ? undefined : await investigations.save(made);
      if (saved?.ok === false) return setProblem(saved.error);
      const id = known?.id ?? made.id;
      await navigate(entry === null ? `/investigations/${id}` : `/investigations/${id}/report`, { replace: true });
    }
  }, [event, entry, table, log, investigations, judge, navigate]);

  return (
    <Screen title={t("title")} back={<BackLink to="/investigations" />}>
      <p role="status" className="live">
        {problem ? sayProblem(problem) : common("loading")}
      </p>
    </Screen>
  );
}
