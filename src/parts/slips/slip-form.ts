import { useState } from "react";
import { formatSlipForm, parseSlipForm, type SlipForm } from "./slips.ts";

const KEY = "floorbook-slips";

/** The scorekeeper's form as it was set up on this phone; for this visit only where the browser keeps nothing. */
export function useSlipForm(): readonly [SlipForm, (form: SlipForm) => void] {
  const [form, setForm] = useState(() => parseSlipForm(read()));
  return [
    form,
    (next) => {
      setForm(next);
      try {
        localStorage.setItem(KEY, formatSlipForm(next));
      } catch {
        // A private window: nothing else depends on it.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
