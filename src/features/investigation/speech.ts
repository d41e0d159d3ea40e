import { useEffect, useState } from "react";

/** Reads a text aloud in its language; undefined where the browser has no voice. */
export function useSpeech(): { readonly speaking: boolean; readonly toggle: (text: string, language: string) => void } | undefined {
  const [speaking, setSpeaking] = useState(false);
  const voice = voiceOfBrowser();
  useEffect(() => () => voiceOfBrowser()?.cancel(), []);
  if (!voice) return undefined;
  return {
    speaking,
    toggle: (text, language) => {
      voice.cancel();
      if (speaking) {
        setSpeaking(false);
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      utterance.onend = () => setSpeaking(false);
      utterance.onerror = () => setSpeaking(false);
      voice.speak(utterance);
      setSpeaking(true);
    },
  };
}

function voiceOfBrowser(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis as SpeechSynthesis | undefined;
}
