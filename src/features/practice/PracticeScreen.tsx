import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackLink, isBuiltIn, localNow, type OpenEvent, useGuides, useOpenEvent, useProblemText } from "#parts";
import type { Guide } from "#rules";
import { type StoreProblem, usePreferences, useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";
import { Screen } from "#ui/Screen.tsx";
import { GuideSelect } from "./GuideSelect.tsx";
import styles from "./practice.module.css";
import { answerTo, casesIn, openingOf } from "./practice-event.ts";

/** Where a judge trains: a practice event with invented cases, and a quiz. */
export function PracticeScreen() {
  const event = useOpenEvent();
  return event?.settings.practice ? <Cases event={event} /> : <Setup />;
}

function Setup() {
  const { t } = useTranslation("practice");
  const sayProblem = useProblemText();
  const guides = useGuides().filter(isBuiltIn);
  const { log } = useStores();
  const [, setPreferences] = usePreferences();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Guide>();
  const [level, setLevel] = useState<string>();
  const [problem, setProblem] = useState<StoreProblem>();
  const busy = useRef(false);
  const guide = chosen ?? guides[0];
  if (!guide) throw new Error("there is no guide");
  const texts = useGuideTexts(guide.id);
  const atLevel = guide.levels.find((each) => each.id === level) ?? guide.levels[0];

  async function open() {
    if (busy.current || !guide) return;
    busy.current = true;
    const tournament = log.newId();
    const from = localNow().slice(0, 10);
    const settings = {
      name: t("event-name", { date: from }),
      from,
      to: from,
      guide: guide.id,
      edition: guide.edition,
      level: atLevel?.id ?? "",
      matchForm: "best-of-three" as const,
      decisions: {},
    };
    const writings = openingOf({ tournament, settings, guide, texts, nameOf: (number) => t("person", { number }) });
    const result = await log.write(tournament, writings);
    busy.current = false;
    if (!result.ok) return setProblem(result.error);
    log.openTournament(tournament);
    setPreferences({ tournament });
    await navigate("/practice", { replace: true });
  }

  return (
    <Screen
      title={t("title")}
      back={<BackLink to="/more" />}
      foot={
        <section className="stack" aria-label={t("title")}>
          <p role="alert" className="live">
            {problem && sayProblem(problem)}
          </p>
          <div className={styles.pair}>
            <Link className={buttonClass("plain", true)} to={`/quiz?guide=${guide.id}`}>
              {t("quiz.open")}
            </Link>
            <Button look="primary" onClick={() => void open()}>
              {t("open")}
            </Button>
          </div>
        </section>
      }
    >
      <p>{t("about")}</p>
      <GuideSelect value={guide.id} onChange={(id) => setChosen(guides.find((each) => each.id === id))} />
      {guide.levels.length > 1 && (
        <Choice
          legend={t("at-level")}
          options={guide.levels.map(({ id }) => ({ value: id, label: texts.levels[id]?.name ?? id }))}
          value={atLevel?.id}
          onChange={setLevel}
        />
      )}
    </Screen>
  );
}

function Cases({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("practice");
  const { t: common } = useTranslation("common");
  const texts = useGuideTexts(event.guide.id);
  const cases = casesIn(event.state, event.guide, texts);
  const answers = cases.map((each) => answerTo(event.state, each));
  const right = answers.filter((each) => each?.infraction && each.penalty).length;
  return (
    <Screen
      title={t("cases")}
      back={<BackLink to="/more" />}
      bar={<p className="muted">{t("score", { right, count: cases.length })}</p>}
      foot={
        <section aria-label={t("title")}>
          <Link className={buttonClass("plain", true)} to={`/quiz?guide=${event.guide.id}`}>
            {t("quiz.open")}
          </Link>
        </section>
      }
    >
      <p>{t("cases-about")}</p>
      <ol className={rows.rows}>
        {cases.map(({ number, player, table }, index) => {
          const answer = answers[index];
          return (
            <li key={number}>
              <Link className={rows.row} to={`/practice/${number}`}>
                <span className={rows.rowText}>
                  <span className={styles.strong}>{t("case", { number })}</span>
                  <span className={`muted ${styles.meta}`}>
                    <span>{event.state.players.get(player)?.name}</span> <span>{common("table", { table })}</span>
                  </span>
                  {answer && <span className={styles.strong}>{t(answer.infraction && answer.penalty ? "right" : "look-again")}</span>}
                </span>
                <Icon name={answer ? (answer.infraction && answer.penalty ? "check" : "flag") : "next"} size={20} />
              </Link>
            </li>
          );
        })}
      </ol>
    </Screen>
  );
}
