import { useState } from "react";
import type { Investigation, Photo } from "#exchange";
import { MOST_PHOTOS } from "#exchange";
import { useTranslation } from "#i18n";
import { localNow } from "#parts";
import { useStores } from "#store";
import { FileButton } from "#ui/FileButton.tsx";
import { photoFrom } from "./photo-file.ts";
import type { CaseHandle } from "./use-case.ts";

interface PhotoInputProps {
  readonly handle: CaseHandle;
  readonly investigation: Investigation;
  readonly label: string;
  /** The statement that is photographed; absent: the board. */
  readonly statement?: string;
}

/** The camera of the phone, or a picture from it. What was taken is made smaller before it is kept. */
export function PhotoInput({ handle, investigation, label, statement }: PhotoInputProps) {
  const { t } = useTranslation("investigation");
  const { log } = useStores();
  const [trouble, setTrouble] = useState<"no-picture" | "not-kept">();
  const isFull = investigation.photos.length >= MOST_PHOTOS;

  async function take(file: File | undefined) {
    if (!file) return;
    setTrouble(undefined);
    const photo = await photoFrom(file, log.newId());
    if (!photo) return setTrouble("no-picture");
    const place: Photo = { id: photo.id, at: localNow(), caption: "", ...(statement === undefined ? {} : { statement }) };
    const kept = await handle.addPhoto(photo, (before) => ({ ...before, photos: [...before.photos, place] }));
    if (!kept) setTrouble("not-kept");
  }

  return (
    <div>
      <FileButton label={label} accept="image/*" capture="environment" disabled={isFull} onFiles={([file]) => void take(file)} />
      <p role="status" className="live">
        {trouble && t(`photo.${trouble}`)}
        {isFull && t("photo.full", { count: MOST_PHOTOS })}
      </p>
    </div>
  );
}
