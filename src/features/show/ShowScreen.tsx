import { Suspense, useState } from "react";
import { useBlocker, useNavigate, useParams, useSearchParams } from "react-router";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, useShownLanguage, useTranslation } from "#i18n";
import { findGuide, isFirstPage, PracticeBanner, useOpenEvent } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Card } from "./Card.tsx";
import styles from "./ShowScreen.module.css";

/** The phone in the player's hands: large, in their language, nothing else within reach. */
export function ShowScreen() {
  const { t } = useTranslation("show");
  const { guide: guideId = "", infraction: infractionId = "" } = useParams();
  const [query] = useSearchParams();
  const { language, remember } = useCardLanguage(query.get("player") ?? undefined);
  const [turned, setTurned] = useState(false);
  const guide = findGuide(guideId);
  const infraction = guide?.infractions.find((each) => each.id === infractionId);
  const ids = (name: string) =>
    query
      .get(name)
      ?.split(",")
      .filter((each) => guide?.ladder.some((penalty) => penalty.id === each));
  return (
    <div className={styles.screen}>
      <PracticeBanner />
      <header>
        <div className={styles.tools} role="toolbar" aria-label={t("language")}>
          {LANGUAGES.map((each) => (
            <Button
              key={each}
              lang={each}
              look={each === language ? "primary" : "plain"}
              aria-pressed={each === language}
              onClick={() => remember(each)}
            >
              {LANGUAGE_NAMES[each]}
            </Button>
          ))}
        </div>
      </header>
      <main className={turned ? styles.turned : styles.upright} lang={language}>
        {guide && infraction ? (
          <Suspense fallback={null}>
            <Card
              guide={guide}
              infraction={infraction}
              language={language}
              issued={ids("issued")}
              next={ids("next")}
              remedies={query.get("remedies")?.split(",") ?? []}
              house={query.get("house") === "1"}
            />
          </Suspense>
        ) : (
          <p>{t("missing")}</p>
        )}
      </main>
      <footer className={styles.tools}>
        <Button onClick={() => setTurned(!turned)} aria-pressed={turned}>
          {t("turn")}
        </Button>
        <Leave />
      </footer>
    </div>
  );
}

/** The player's remembered language, else the one shown; a choice is kept with the player. */
function useCardLanguage(player: string | undefined) {
  const shown = useShownLanguage();
  const event = useOpenEvent();
  const { log } = useStores();
  const [chosen, setChosen] = useState<Language>();
  const known = player === undefined ? undefined : languageOf(event?.state.players.get(player)?.language);
  return {
    language: chosen ?? known ?? (isLanguage(shown) ? shown : undefined),
    remember: (language: Language) => {
      setChosen(language);
      if (player !== undefined && event && language !== known)
        void log.write(event.id, [{ body: { kind: "player-changed", player, language } }]);
    },
  };
}

/** Back only on purpose: two taps in two places, and the back gesture asks as well. */
function Leave() {
  const { t } = useTranslation("show");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker(() => !leaving);
  const asked = asking || blocker.state === "blocked";
  if (!asked) {
    return (
      <Button className="grow" onClick={() => setAsking(true)}>
        {t("close")}
      </Button>
    );
  }
  return (
    <div className={styles.ask} role="alertdialog" aria-label={t("close")}>
      <Button
        look="primary"
        wide
        onClick={() => {
          setLeaving(true);
          if (blocker.state === "blocked") blocker.proceed();
          else setTimeout(() => void (isFirstPage() ? navigate("/", { replace: true }) : navigate(-1)));
        }}
      >
        {t("close-confirm")}
      </Button>
      <Button
        wide
        onClick={() => {
          setAsking(false);
          if (blocker.state === "blocked") blocker.reset();
        }}
      >
        {t("stay")}
      </Button>
    </div>
  );
}
