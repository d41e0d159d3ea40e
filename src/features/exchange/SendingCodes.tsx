import { useMemo, useState } from "react";
import { createSender } from "#exchange";
import { useTranslation } from "#i18n";
import { appVersion } from "#pwa";
import { CodeStream, mostBytesOnScreen } from "#scan";
import type { Outgoing } from "#store";
import { Trouble } from "./Trouble.tsx";

/** What the other phone lacks, as codes. */
export function SendingCodes({ packed, all }: { readonly packed: Outgoing; readonly all: boolean }) {
  const { t } = useTranslation("exchange");
  // Chosen once: a turned phone must not begin another transfer.
  const [largest] = useState(mostBytesOnScreen);
  const sender = useMemo(() => createSender(packed.bytes, appVersion, largest), [packed, largest]);
  if (!sender.ok) return <Trouble problem={{ kind: "too-many" }} title={t("send.failed")} />;
  return (
    <>
      <CodeStream {...sender.value} label={t("send.picture")} how={t("send.hold")}>
        <div>
          <dt>{all ? t("send.entries-all") : t("send.entries")}</dt>
          <dd>{packed.events}</dd>
        </div>
      </CodeStream>
      <p className="muted">{t("send.version", { version: appVersion })}</p>
    </>
  );
}
