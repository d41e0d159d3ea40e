import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { codeKindOf, type JoinCode, parseJoinCode } from "#exchange";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { type Scanned, Scanner } from "#scan";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextArea } from "#ui/Field.tsx";
import { Screen } from "#ui/Screen.tsx";
import styles from "./exchange.module.css";
import { JoinForm } from "./JoinForm.tsx";
import { Trouble } from "./Trouble.tsx";
import type { ExchangeTrouble } from "./use-trouble-sentence.ts";

/** Reads the code that makes this phone a judge of an event; whatever else it sees, it says where that is read. */
export function ScanScreen() {
  const { t } = useTranslation("exchange");
  const navigate = useNavigate();
  const [code, setCode] = useState<JoinCode>();
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<ExchangeTrouble>();

  function take(text: string) {
    const parsed = parseJoinCode(text.trim());
    if (parsed.ok) setCode(parsed.value);
    setProblem(parsed.ok ? undefined : parsed.error);
  }

  function seen({ text }: Scanned) {
    const kind = codeKindOf(text);
    if (kind === "join") take(text);
    else if (kind === "coverage") setProblem({ kind: "coverage-code" });
    else if (kind === "hub") setProblem({ kind: "hub-code" });
    else setProblem({ kind: "other-code" });
  }

  if (code) return <JoinForm code={code} onBack={() => setCode(undefined)} />;
  return (
    <Screen title={t("scan.title")} back={<BackLink to="/exchange" />}>
      <p>{t("scan.how")}</p>
      <Scanner onCode={seen} label={t("scan.camera")} />
      <Trouble problem={problem} title={t("scan.not-taken")} />
      {problem?.kind === "coverage-code" && (
        <Link to="/exchange/send" className={buttonClass("plain", true)}>
          {t("send.title")}
        </Link>
      )}
      {problem?.kind === "other-code" && (
        <Button wide onClick={() => void navigate("/exchange/receive")}>
          {t("receive.title")}
        </Button>
      )}
      <details className={styles.more}>
        <summary>{t("scan.paste")}</summary>
        <div className="stack">
          <TextArea
            label={t("scan.text")}
            value={pasted}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => setPasted(event.target.value)}
          />
          <Button wide onClick={() => take(pasted)}>
            {t("scan.take-text")}
          </Button>
        </div>
      </details>
    </Screen>
  );
}
