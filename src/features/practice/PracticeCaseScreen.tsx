import { Link, useParams } from "react-router";
import { useGuideTexts, useTranslation } from "#i18n";
import { BackLink, InfractionName, NoEvent, type OpenEvent, Penalties, useOpenEvent } from "#parts";
import { buttonClass } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { Explanation } from "./Explanation.tsx";
import styles from "./practice.module.css";
import { answerTo, casesIn } from "./practice-event.ts";
import { Situation } from "./Situation.tsx";

/** One invented case: the judge rules on it in the app as at a real table, then compares. */
export function PracticeCaseScreen() {
  const { t } = useTranslation("practice");
  const event = useOpenEvent();
  return event ? <OneCase event={event} /> : <NoEvent title={t("title")} />;
}

function OneCase({ event }: { readonly event: OpenEvent }) {
  const { t } = useTranslation("practice");
  const { t: common } = useTranslation("common");
  const { number } = useParams();
  const texts = useGuideTexts(event.guide.id);
  const cases = event.settings.practice ? casesIn(event.state, event.guide, texts) : [];
  const found = cases.find((each) => String(each.number) === number);
  if (!found) {
    return (
      <Screen title={t("title")} back={<BackLink to="/practice" />}>
        <p>{t("gone")}</p>
      </Screen>
    );
  }
  const answer = answerTo(event.state, found);
  const next = cases.find((each) => each.number === found.number + 1);
  return (
    <Screen
      title={t("case", { number: found.number })}
      back={<BackLink to="/practice" />}
      bar={
        <p className={`muted ${styles.meta}`}>
          <span>{event.state.players.get(found.player)?.name}</span> <span>{common("table", { table: found.table })}</span>
        </p>
      }
      foot={
        <section className={styles.pair} aria-label={t("title")}>
          <Link className={buttonClass(answer ? "plain" : "primary", true)} to={`/?who=${encodeURIComponent(found.player)}`}>
            {t(answer ? "rule-again" : "rule")}
          </Link>
          {answer && next && (
            <Link className={buttonClass("primary", true)} to={`/practice/${next.number}`}>
              {t("next-case")}
            </Link>
          )}
        </section>
      }
    >
      <Situation guide={event.guide} item={found.item} />
      {answer && (
        <>
          <section className="card stack" aria-label={t("yours")} data-right={answer.infraction && answer.penalty}>
            <h2 className={styles.small}>{t("yours")}</h2>
            <p>
              <InfractionName guide={answer.entry.guide} infraction={answer.entry.infraction} form="full" />
            </p>
            <Penalties guide={event.guide} ids={answer.entry.issued} />
            <p className={styles.strong}>
              {t(answer.infraction ? (answer.penalty ? "right" : "wrong-penalty") : answer.penalty ? "wrong-infraction" : "wrong-both")}
            </p>
          </section>
          <Explanation guide={event.guide} item={found.item} />
        </>
      )}
    </Screen>
  );
}
