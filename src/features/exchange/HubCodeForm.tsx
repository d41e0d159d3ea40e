import { useState } from "react";
import { codeKindOf, parseHubCode } from "#exchange";
import { useTranslation } from "#i18n";
import { Scanner } from "#scan";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/Field.tsx";
import styles from "./exchange.module.css";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** Takes a hub's code, by camera or as text. */
export function HubCodeForm({ tournament, onTaken }: { readonly tournament: string; readonly onTaken: () => void }) {
  const { t } = useTranslation("hub");
  const { t: exchange } = useTranslation("exchange");
  const { log } = useStores();
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<ExchangeTrouble>();

  async function take(text: string) {
    const kind = codeKindOf(text);
    if (kind !== "hub") return setProblem({ kind: kind === "join" ? "join-code" : "other-code" });
    const code = parseHubCode(text);
    if (!code.ok) return setProblem(code.error);
    const entered = await log.hub.enter(tournament, code.value);
    if (entered.ok) onTaken();
    else setProblem(entered.error);
  }

  return (
    <>
      <p>{t("take.how")}</p>
      <Scanner onCode={({ text }) => void take(text)} label={t("take.camera")} />
      <Trouble problem={problem} title={exchange("scan.not-taken")} />
      <details className={styles.more}>
        <summary>{exchange("scan.paste")}</summary>
        <div className="stack">
          <TextArea
            label={exchange("scan.text")}
            value={pasted}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setPasted(event.target.value)}
          />
          <Button wide onClick={() => void take(pasted.trim())}>
            {exchange("scan.take-text")}
          </Button>
        </div>
      </details>
    </>
  );
}
