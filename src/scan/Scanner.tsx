import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n";
import alert from "#ui/Alert.module.css";
import { Button } from "#ui/Button.tsx";
import { FileButton } from "#ui/FileButton.tsx";
import type { Scanned } from "./decode-protocol.ts";
import styles from "./Scanner.module.css";
import { type Scanning, type ScanStatus, startScanning } from "./scanning.ts";

interface ScannerProps {
  /** Called for every code in sight, the same one again and again. */
  readonly onCode: (code: Scanned) => void;
  /** What the camera is to look for. */
  readonly label: string;
}

/** The camera's picture, and what to do when there is none. The camera is off as soon as this is gone. */
export function Scanner({ onCode, label }: ScannerProps) {
  const { t } = useTranslation("scan");
  const video = useRef<HTMLVideoElement>(null);
  const scanning = useRef<Scanning>(undefined);
  const heard = useRef(onCode);
  const [status, setStatus] = useState<ScanStatus>({ kind: "starting" });
  const [missed, setMissed] = useState<"no-code" | "no-picture">();

  useEffect(() => {
    heard.current = onCode;
  }, [onCode]);

  useEffect(() => {
    if (!video.current) return;
    const started = startScanning({ video: video.current, onCode: (code) => heard.current(code), onStatus: setStatus });
    scanning.current = started;
    return started.stop;
  }, []);

  async function readPictures(files: readonly File[]) {
    setMissed(undefined);
    const found = await Promise.all(files.map((each) => scanning.current?.readPicture(each)));
    if (found.includes(true)) return;
    setMissed(found.includes(false) ? "no-code" : "no-picture");
  }

  const problem = status.kind === "problem" ? status.problem : status.kind === "running" && status.isDark ? "dark" : undefined;
  const isOn = status.kind === "running";
  return (
    <div className="stack" data-camera={status.kind}>
      <div className={`${styles.view} ${isOn ? "" : styles.off}`}>
        <video ref={video} className={styles.video} muted playsInline aria-label={label} />
        {isOn && <div className={styles.aim} aria-hidden="true" />}
        {status.kind === "starting" && <p className={styles.over}>{t("starting")}</p>}
        {status.kind === "paused" && <p className={styles.over}>{t("paused")}</p>}
      </div>
      <div className={`${styles.live} live`} aria-live="polite">
        {problem && (
          <p className={alert.problem}>
            <strong>{t(`problem.${problem}`)}</strong>
            <span>{t(`help.${problem}`)}</span>
          </p>
        )}
        {missed && <p className={alert.problem}>{t(missed)}</p>}
      </div>
      <div className={styles.ways}>
        <Button onClick={() => scanning.current?.restart()}>{t("restart")}</Button>
        <FileButton label={t("picture")} wide={false} accept="image/*" multiple onFiles={(files) => void readPictures(files)} />
      </div>
    </div>
  );
}
