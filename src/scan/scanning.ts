import type { Scanned } from "./decode-protocol.ts";
import { createDecoder } from "./decoder.ts";
import { type CameraProblem, closeCamera, openCamera } from "./open-camera.ts";

export type ScanStatus =
  | { readonly kind: "starting" }
  /** `isDark`: nothing but black has come for a while. */
  | { readonly kind: "running"; readonly isDark: boolean }
  | { readonly kind: "paused" }
  | { readonly kind: "problem"; readonly problem: CameraProblem | "stopped" | "decoder" };

export interface Scanning {
  readonly restart: () => void;
  /** Whether a code was found in it; undefined when it is no picture. */
  readonly readPicture: (picture: Blob) => Promise<boolean | undefined>;
  readonly stop: () => void;
}

interface ScanningDeps {
  readonly video: HTMLVideoElement;
  readonly onCode: (code: Scanned) => void;
  readonly onStatus: (status: ScanStatus) => void;
}

const DARK_AFTER_MS = 3_000;
/** A camera that was taken away in the background often says nothing, and only stops giving frames. */
const STOPPED_AFTER_MS = 5_000;

/** Camera on until `stop`, off while the page is hidden; every code that it sees is told, the same one again and again. */
export function startScanning({ video, onCode, onStatus }: ScanningDeps): Scanning {
  const decoder = createDecoder();
  let stream: MediaStream | undefined;
  let attempt = 0;
  let stopped = false;
  let isReading = false;
  let isDark = false;
  let revived = false;
  let frameAt = 0;
  let lightAt = 0;

  const watchdog = setInterval(watch, 1_000);
  document.addEventListener("visibilitychange", seen);
  void start();

  async function start() {
    const mine = ++attempt;
    release();
    if (document.hidden) {
      onStatus({ kind: "paused" });
      return;
    }
    onStatus({ kind: "starting" });
    const opened = await openCamera();
    if (mine !== attempt || stopped) {
      if (opened.ok) closeCamera(opened.value);
      return;
    }
    if (!opened.ok) {
      onStatus({ kind: "problem", problem: opened.error });
      return;
    }
    stream = opened.value;
    stream.getVideoTracks()[0]?.addEventListener("ended", () => mine === attempt && fail("stopped"));
    video.srcObject = stream;
    frameAt = lightAt = performance.now();
    // Refused where the page was hidden meanwhile; the watchdog notices.
    await video.play().catch(() => undefined);
    if (mine !== attempt || stopped) return;
    isDark = false;
    onStatus({ kind: "running", isDark });
    nextFrame(mine);
  }

  function nextFrame(mine: number) {
    if (mine !== attempt || stopped) return;
    const look = () => void read(mine);
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(look);
    else requestAnimationFrame(look);
  }

  async function read(mine: number) {
    if (mine !== attempt || stopped) return;
    nextFrame(mine);
    frameAt = performance.now();
    if (isReading || video.videoWidth === 0) return;
    isReading = true;
    try {
      const decoded = await decoder.decode(await createImageBitmap(video));
      if (mine !== attempt || stopped) return;
      if (!decoded) {
        fail("decoder");
        return;
      }
      revived = false;
      tellDarkness(decoded.isDark);
      for (const code of decoded.codes) onCode(code);
    } catch {
      // The picture went away between its announcement and the copy: the next one comes.
    } finally {
      isReading = false;
    }
  }

  function tellDarkness(dark: boolean) {
    if (!dark) lightAt = performance.now();
    const next = performance.now() - lightAt > DARK_AFTER_MS;
    if (next === isDark) return;
    isDark = next;
    onStatus({ kind: "running", isDark });
  }

  function watch() {
    if (!stream || document.hidden || performance.now() - frameAt < STOPPED_AFTER_MS) return;
    if (revived) {
      fail("stopped");
      return;
    }
    revived = true;
    void start();
  }

  function seen() {
    if (stopped) return;
    revived = false;
    void start();
  }

  function fail(problem: "stopped" | "decoder") {
    attempt += 1;
    release();
    if (!stopped) onStatus({ kind: "problem", problem });
  }

  function release() {
    if (stream) closeCamera(stream);
    stream = undefined;
    video.srcObject = null;
  }

  return {
    restart: () => {
      revived = false;
      void start();
    },
    readPicture: async (picture) => {
      const bitmap = await createImageBitmap(picture).catch(() => undefined);
      const decoded = bitmap && (await decoder.decode(bitmap, true));
      if (!decoded) return undefined;
      for (const code of decoded.codes) onCode(code);
      return decoded.codes.length > 0;
    },
    stop: () => {
      stopped = true;
      clearInterval(watchdog);
      document.removeEventListener("visibilitychange", seen);
      release();
      decoder.close();
    },
  };
}
