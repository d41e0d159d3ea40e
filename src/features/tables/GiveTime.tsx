import { useState } from "react";
import { useTranslation } from "#i18n";
import { EXTENSION_REASONS } from "#log";
import { ExtensionFields, type OpenEvent, Problem, useKeptText, useWriting } from "#parts";
import { useStores } from "#store";
import { Button } from "#ui/Button.tsx";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextArea } from "#ui/Field.tsx";

interface GiveTimeProps {
  readonly event: OpenEvent;
  readonly place: { readonly day: number; readonly round: number; readonly table: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Minutes for a table without a clock that measured them. */
export function GiveTime({ event, place, open, onClose }: GiveTimeProps) {
  const { t } = useTranslation("floor");
  const { t: common } = useTranslation("common");
  return (
    <Dialog title={t("extension.at", { table: place.table })} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <Form event={event} place={place} onDone={onClose} />
    </Dialog>
  );
}

function Form({ event, place, onDone }: Omit<GiveTimeProps, "open" | "onClose"> & { readonly onDone: () => void }) {
  const { t } = useTranslation("floor");
  const { log } = useStores();
  const { write, problem } = useWriting(event.id);
  const [id] = useState(log.newId);
  const [minutes, setMinutes] = useState(2);
  const [why, setWhy] = useState<(typeof EXTENSION_REASONS)[number]>("call");
  const [note, setNote] = useKeptText(`extension-note ${event.id} ${place.day} ${place.round} ${place.table}`);

  async function save() {
    const body = { kind: "extended", ...place, minutes, why, ...(note === "" ? {} : { note }) } as const;
    if (!(await write([{ id, body }]))) return;
    setNote("");
    onDone();
  }

  return (
    <>
      <ExtensionFields event={event} place={place} minutes={minutes} onMinutes={setMinutes} />
      <Choice
        legend={t("extension.why")}
        options={EXTENSION_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={why}
        onChange={(chosen) => chosen && setWhy(chosen)}
      />
      <TextArea label={t("extension.note")} rows={2} maxLength={10_000} value={note} onChange={(typed) => setNote(typed.target.value)} />
      <Problem problem={problem} />
      <Button look="primary" wide disabled={minutes === 0} onClick={() => void save()}>
        {t("extension.save", { count: minutes, table: place.table })}
      </Button>
    </>
  );
}
