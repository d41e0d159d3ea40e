import { useState } from "react";
import { useTranslation } from "#i18n";
import { BackLink } from "#parts";
import { useLog } from "#store";
import { Screen } from "#ui/Screen.tsx";
import { SaveEventFile } from "./SaveEventFile.tsx";
import { TakeEventFile } from "./TakeEventFile.tsx";

/** The same by a file: saved or shared on one phone, picked on the other. */
export function FileScreen() {
  const { t } = useTranslation("exchange");
  const { tournament } = useLog();
  const [taken, setTaken] = useState(false);
  return (
    <Screen
      title={t("file.title")}
      back={<BackLink to="/exchange" />}
      foot={tournament && !taken && <SaveEventFile tournament={tournament} />}
    >
      {!taken && <p>{t("file.about")}</p>}
      <TakeEventFile onTaken={setTaken} />
    </Screen>
  );
}
