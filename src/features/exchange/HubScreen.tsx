import { type ReactNode, useState } from "react";
import { useHubRow } from "#hub";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { CodePicture } from "#scan";
import { useLog } from "#store";
import { Button } from "#ui/Button.tsx";
import { Screen } from "#ui/Screen.tsx";
import { useWakeLock } from "#ui/use-wake-lock.ts";
import { CopyText } from "./CopyText.tsx";
import styles from "./exchange.module.css";
import { HubCodeForm } from "./HubCodeForm.tsx";
import { HubName } from "./HubName.tsx";
import { HubState } from "./HubState.tsx";
import { hubCodeOf } from "./hub-code.ts";
import { JoinOrCreate } from "./JoinOrCreate.tsx";

/** A meeting place in the network, for events that have one: off until a code is taken. */
export function HubScreen() {
  const { t } = useTranslation("hub");
  const { tournament } = useLog();
  if (!tournament) {
    return (
      <Screen title={t("title")} back={<BackLink to="/exchange" />}>
        <JoinOrCreate />
      </Screen>
    );
  }
  return <EventHub key={tournament} tournament={tournament} />;
}

function EventHub({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation("hub");
  const { t: common } = useTranslation("common");
  const known = useHubRow(tournament);
  const [step, setStep] = useState<"home" | "take" | "show">("home");
  const back = (
    <Button wide onClick={() => setStep("home")}>
      {common("action.back")}
    </Button>
  );
  if (!known) return <HubFrame>{<p className="muted">{common("loading")}</p>}</HubFrame>;
  const code = known.row && hubCodeOf(known.row);
  if (step === "take") {
    return (
      <HubFrame foot={back}>
        <HubCodeForm tournament={tournament} onTaken={() => setStep("home")} />
      </HubFrame>
    );
  }
  if (step === "show" && code !== undefined) {
    return (
      <HubFrame foot={back}>
        <HubCode code={code} />
      </HubFrame>
    );
  }
  if (known.row) {
    return (
      <HubFrame
        foot={
          <Button look="primary" wide onClick={() => setStep("show")}>
            {t("code.show")}
          </Button>
        }
      >
        <HubState row={known.row} onAnother={() => setStep("take")} />
      </HubFrame>
    );
  }
  return (
    <HubFrame
      foot={
        <Button look="primary" wide onClick={() => setStep("take")}>
          {t("take.start")}
        </Button>
      }
    >
      <p>{t("about")}</p>
      <HubName tournament={tournament} />
    </HubFrame>
  );
}

function HubFrame({ foot, children }: { readonly foot?: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation("hub");
  const { state } = useLog();
  return (
    <Screen
      title={t("title")}
      bar={state?.settings && <p className="muted">{state.settings.name}</p>}
      back={<BackLink to="/exchange" />}
      foot={foot}
    >
      {children}
    </Screen>
  );
}

function HubCode({ code }: { readonly code: string }) {
  const { t } = useTranslation("hub");
  useWakeLock(true);
  return (
    <>
      <CodePicture text={code} label={t("code.picture")} />
      <p>{t("code.how")}</p>
      <p className={styles.notice}>{t("code.secret")}</p>
      <CopyText text={code} copied={t("code.copied")} />
    </>
  );
}
