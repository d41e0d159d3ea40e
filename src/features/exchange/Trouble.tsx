import { useTranslation } from "#i18n";
import styles from "./exchange.module.css";
import { type ExchangeTrouble, useTroubleSentence } from "./use-trouble-sentence.ts";

/** Stands there before anything goes wrong, so that a screen reader hears it when something does. */
export function Trouble({ problem, title }: { readonly problem: ExchangeTrouble | undefined; readonly title?: string | undefined }) {
  const { t } = useTranslation("common");
  const sentence = useTroubleSentence();
  return (
    <div className={styles.live} aria-live="assertive">
      {problem && (
        <p className={styles.problem} data-problem={problem.kind}>
          <strong>{title ?? t("problem.title")}</strong>
          <span>{sentence(problem)}</span>
        </p>
      )}
    </div>
  );
}
