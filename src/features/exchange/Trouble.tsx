import { useTranslation } from "#i18n";
import { Alert } from "#ui/Alert.tsx";
import { type ExchangeTrouble, useTroubleSentence } from "./use-trouble-sentence.ts";

/** What an exchange did not do, and why. */
export function Trouble({ problem, title }: { readonly problem: ExchangeTrouble | undefined; readonly title?: string | undefined }) {
  const { t } = useTranslation("common");
  const sentence = useTroubleSentence();
  return (
    <Alert title={title ?? t("problem.title")} kind={problem?.kind}>
      {problem && sentence(problem)}
    </Alert>
  );
}
