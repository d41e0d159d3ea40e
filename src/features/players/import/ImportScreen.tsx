import { useState } from "react";
import { useTranslation } from "#i18n";
import { NoEvent, type OpenEvent, useOpenEvent } from "#parts";
import { ImportDone, type Imported } from "./ImportDone.tsx";
import { ReadList } from "./ReadList.tsx";
import { useKeptSource } from "./use-kept-source.ts";

export function ImportScreen() {
  const { t: common } = useTranslation("common");
  const event = useOpenEvent();
  return event ? <Import event={event} /> : <NoEvent title={common("nav.players")} />;
}

/** A list of players becomes people of the event: chosen or pasted, read, confirmed, kept in one go. */
function Import({ event }: { readonly event: OpenEvent }) {
  const [source, setSource] = useKeptSource();
  const [done, setDone] = useState<Imported>();
  if (done) return <ImportDone event={event} done={done} onAgain={() => setDone(undefined)} />;
  return (
    <ReadList
      event={event}
      source={source}
      onSource={setSource}
      onDone={(imported) => {
        setSource(undefined);
        setDone(imported);
      }}
    />
  );
}
