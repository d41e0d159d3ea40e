import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import type { GuideFile, GuideFileError } from "#log";
import { isBuiltIn, useGuides, useProblemText } from "#parts";
import { useGuideFiles, useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { FileButton } from "#ui/FileButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Screen } from "#ui/Screen.tsx";
import { GuideCard } from "./GuideCard.tsx";

/** Every guide on this phone, with its age; and a way to bring another one. */
export function GuidesScreen() {
  const { t } = useTranslation("guides");
  const { t: common } = useTranslation("common");
  const sayProblem = useProblemText();
  const { shelf } = useStores();
  const navigate = useNavigate();
  const guides = useGuides();
  const files = useGuideFiles();
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<GuideFileError>();

  async function load(file: File | undefined) {
    if (!file) return;
    setSaid("");
    setProblem(undefined);
    const result = await shelf.add(await file.text());
    if (result.ok) setSaid(t("added", { guide: nameOf(result.value), edition: result.value.guide.edition }));
    else if (result.error.kind === "file") setProblem(result.error.problem);
    else setSaid(sayProblem(result.error));
  }

  async function remove(file: GuideFile) {
    const result = await shelf.remove(file);
    setSaid(result.ok ? t("removed", { guide: nameOf(file) }) : sayProblem(result.error));
  }

  return (
    <Screen
      title={t("title")}
      back={
        <Button look="icon" aria-label={common("action.back")} onClick={() => void navigate("/more")}>
          <Icon name="back" />
        </Button>
      }
      foot={<FileButton label={t("add")} look="primary" accept=".json,application/json" onFiles={([file]) => void load(file)} />}
    >
      <div role="status" className="live">
        {said}
      </div>
      <div role="alert" className="live">
        {problem && <Problem problem={problem} />}
      </div>
      <section className="stack">
        <h2>{t("built-in")}</h2>
        {guides.filter(isBuiltIn).map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </section>
      <section className="stack">
        <h2>{t("from-files")}</h2>
        {files.length === 0 && <p className="muted">{t("none-from-files")}</p>}
        {files.map((file) => (
          <GuideCard key={`${file.guide.id} ${file.guide.edition}`} guide={file.guide}>
            <p>{t("not-built-in")}</p>
            {shelf.files().includes(file) ? (
              <Button onClick={() => void remove(file)}>{t("remove", { guide: nameOf(file) })}</Button>
            ) : (
              <p className="muted">{t("brought")}</p>
            )}
          </GuideCard>
        ))}
      </section>
      <Link to="/guide">{common("nav.guide")}</Link>
    </Screen>
  );
}

function Problem({ problem }: { readonly problem: GuideFileError }) {
  const { t } = useTranslation("guides");
  return (
    <>
      <p>{t(`error.${problem.kind}`, { ...problem })}</p>
      {problem.kind === "faulty" && (
        <ul lang="en">
          {problem.problems.slice(0, 10).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameOf({ texts }: GuideFile): string {
  return Object.values(texts)[0]?.name ?? "";
}
