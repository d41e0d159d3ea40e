import { useCallback, useEffect, useRef, useState } from "react";
import { passagesOf, voiceFor } from "./voices.ts";

/** `starting`: asked for, nothing heard yet. `no-voice`: nothing on this phone reads this language. */
type Speaking = "silent" | "starting" | "speaking" | "no-voice";

/** A browser that has not begun by now has no voice, whatever it says of itself. */
const PATIENCE_MS = 4_000;

interface Speech {
  readonly now: Speaking;
  readonly speak: (text: string, language: string) => void;
  readonly stop: () => void;
}

/** Reads aloud, with the phone's own voices only. */
export function useSpeech(): Speech {
  const [now, setNow] = useState<Speaking>("silent");
  const waiting = useRef(false);
  waiting.current = now === "starting";
  const stop = useCallback(() => {
    synthesis()?.cancel();
    setNow("silent");
  }, []);

  useEffect(() => {
    // Some browsers list their voices only after somebody asked.
    synthesis()?.getVoices();
    return () => {
      waiting.current = false;
      synthesis()?.cancel();
    };
  }, []);

  useEffect(() => {
    if (now !== "starting") return;
    const timer = setTimeout(() => {
      synthesis()?.cancel();
      setNow("no-voice");
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [now]);

  function speak(text: string, language: string) {
    const browser = synthesis();
    if (!browser) return setNow("no-voice");
    setNow("starting");
    // Some list their voices late. Without a voice that is known to be the phone's own nothing is said at all.
    if (browser.getVoices().length > 0) read(browser, text, language);
    else browser.addEventListener("voiceschanged", () => waiting.current && read(browser, text, language), { once: true });
  }

  function read(browser: SpeechSynthesis, text: string, language: string) {
    const voice = voiceFor(browser.getVoices(), language);
    if (!voice) return setNow("no-voice");
    browser.cancel();
    const passages = passagesOf(text);
    passages.forEach((passage, index) => {
      const utterance = new SpeechSynthesisUtterance(passage);
      utterance.lang = language;
      utterance.voice = voice;
      utterance.onstart = () => setNow("speaking");
      utterance.onend = () => index === passages.length - 1 && setNow("silent");
      utterance.onerror = ({ error }) => {
        // By `stop`, which has said so already.
        if (error === "canceled" || error === "interrupted") return;
        browser.cancel();
        setNow("no-voice");
      };
      browser.speak(utterance);
    });
  }

  return { now, speak, stop };
}

function synthesis(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis as SpeechSynthesis | undefined;
}
