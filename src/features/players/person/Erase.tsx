import { useState } from "react";
import { useTranslation } from "#i18n";
import { entriesOf, keysOfPerson, tagOfPerson } from "#log";
import { type OpenEvent, Problem, useIsHeadJudge } from "#parts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Switch } from "#ui/Switch.tsx";
import type { Someone } from "../people.ts";
import styles from "../players.module.css";
import type { Saving } from "../use-saving.ts";

interface EraseProps {
  readonly event: OpenEvent;
  readonly person: Someone;
  readonly saving: Saving;
}

/** The head judge has a person erased, everywhere and for good; what follows from it is said before. */
export function Erase({ event: { id, state }, person, saving }: EraseProps) {
  const { t } = useTranslation("privacy");
  const { t: common } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState(false);
  const isHeadJudge = useIsHeadJudge();
  if (!isHeadJudge) return undefined;

  function close() {
    setOpen(false);
    setSure(false);
    setMissing(false);
  }

  function erase() {
    setMissing(!sure);
    if (!sure) return;
    const tags = keysOfPerson(state, person.key).map((key) => tagOfPerson(id, key));
    void saving.save(
      { done: "erased", player: person.key },
      tags.map((tag) => ({ body: { kind: "player-erased", tag } })),
    );
  }

  return (
    <section className={styles.section} aria-labelledby="erase">
      <h2 id="erase" className={styles.heading}>
        {t("erase.title")}
      </h2>
      <Button wide look="danger" onClick={() => setOpen(true)}>
        {t("erase.start")}
      </Button>
      <Dialog title={t("erase.title")} closeLabel={common("action.close")} open={open} onClose={close}>
        <p>{t("erase.about", { name: person.name })}</p>
        <p>{t("erase.stays", { count: entriesOf(state, person.key).length })}</p>
        <p>{t("erase.others")}</p>
        <Switch label={t("erase.sure")} hint={t("erase.sure-hint")} on={sure} onChange={setSure} />
        <p aria-live="polite" className="live">
          {missing && !sure && t("erase.first")}
        </p>
        <Problem problem={saving.status.kind === "failed" ? saving.status.problem : undefined} />
        <Button wide look="danger" onClick={erase}>
          {t("erase.do")}
        </Button>
      </Dialog>
    </section>
  );
}
