import { useEffect, useState } from "react";
import type { Investigation, PhotoFile } from "#exchange";
import { useTranslation } from "#i18n";
import { LIMITS } from "#log";
import { useStores } from "#store";
import { Button, buttonClass } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import styles from "./investigation.module.css";
import { PhotoInput } from "./PhotoInput.tsx";
import type { CaseHandle } from "./use-case.ts";

interface PhotosProps {
  readonly handle: CaseHandle;
  readonly investigation: Investigation;
  /** Those of one statement; absent: of the board. */
  readonly statement?: string;
}

/** The board before anybody moves it. */
export function Photos({ handle, investigation }: PhotosProps) {
  const { t } = useTranslation("investigation");
  return (
    <section className={styles.group} aria-labelledby="photos">
      <h2 id="photos">{t("photo.title")}</h2>
      <p className="muted">{t("photo.about")}</p>
      <PhotoList handle={handle} investigation={investigation} />
      <PhotoInput handle={handle} investigation={investigation} label={t("photo.take")} />
    </section>
  );
}

export function PhotoList({ handle, investigation, statement }: PhotosProps) {
  const { t } = useTranslation("investigation");
  const photos = investigation.photos.filter((each) => each.statement === statement);
  const urls = usePhotoUrls(handle.id, investigation.photos.map(({ id }) => id).join(" "));
  if (photos.length === 0) return null;
  return (
    <ul className={styles.cards} data-photos={photos.length}>
      {photos.map(({ id, caption, at }) => {
        const url = urls.get(id);
        return (
          <li key={id} className="card stack">
            {url && <img className={styles.photo} src={url} alt={caption || t("photo.at", { time: at.slice(11, 16) })} />}
            <TextField
              label={t("photo.caption")}
              maxLength={LIMITS.name}
              value={caption}
              onChange={({ target }) =>
                handle.change((each) => ({
                  ...each,
                  photos: each.photos.map((one) => (one.id === id ? { ...one, caption: target.value } : one)),
                }))
              }
            />
            <div className={styles.pair}>
              {url && (
                <a className={buttonClass("plain")} href={url} download={`floorbook-${at.slice(0, 10)}-${id.slice(0, 8)}.jpg`}>
                  {t("photo.save")}
                </a>
              )}
              <Button onClick={() => handle.dropPhoto(id)}>{t("photo.drop")}</Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Addresses of the kept photos for as long as they are shown; read again when `ids` changes. */
function usePhotoUrls(id: string, ids: string): ReadonlyMap<string, string> {
  const { investigations } = useStores();
  const [files, setFiles] = useState<readonly PhotoFile[]>([]);
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies(ids): it says that there is something new to read.
  useEffect(() => {
    let gone = false;
    void investigations.photosOf(id).then((result) => {
      if (!gone && result.ok) setFiles(result.value);
    });
    return () => {
      gone = true;
    };
  }, [investigations, id, ids]);
  useEffect(() => {
    const made = new Map(
      files.map(({ id: photo, type, bytes }) => [photo, URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type }))]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
