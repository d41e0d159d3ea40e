import { useEffect, useEffectEvent, useState } from "react";

/** So long nobody types before the address is told: a navigation at every key would cost more than what the key asks for. */
const PAUSE_MS = 500;

export interface TypedText {
  /** As typed. */
  readonly typed: string;
  /** Without the blanks around it: what to look for. */
  readonly text: string;
  readonly type: (typed: string) => void;
  /** Tells the address now: when the field is left. */
  readonly keep: () => void;
}

/**
 * A text that is typed to find something. It is used at once; the address (`kept`) is told by `onKeep` when the judge pauses or leaves the field, so
 * that back and reload find it again. An address that asks for another text than this field gave it wins over what is typed.
 */
export function useTypedText(kept: string, onKeep: (text: string) => void): TypedText {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [given, setGiven] = useState(kept);
  const text = typed.trim();
  if (kept !== seen) {
    setSeen(kept);
    setGiven(kept);
    if (kept !== given) setTyped(kept);
  }
  const keep = () => {
    if (text === given) return;
    setGiven(text);
    onKeep(text);
  };
  const pause = useEffectEvent(keep);
  useEffect(() => {
    if (text === kept) return undefined;
    const timer = setTimeout(pause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, kept]);
  return { typed, text, type: setTyped, keep };
}
