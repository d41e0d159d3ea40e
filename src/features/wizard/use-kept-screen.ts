import { useEffect } from "react";
import { useShownLanguage } from "#i18n";
import type { OpenEvent } from "#parts";
import { appBuild } from "#pwa";
import { usePreferences } from "#store";
import { forgetScreen, keepScreen } from "#ui/kept-screen.ts";

const SETTLED_AFTER_MS = 300;

/** The start screen as it stands is what the next start shows at once. */
export function useKeptScreen(event: OpenEvent, isPlain: boolean): void {
  const language = useShownLanguage();
  const [{ locked }] = usePreferences();
  useEffect(() => {
    if (!isPlain || locked) return;
    const timer = setTimeout(() => keep({ build: appBuild, language, tournament: event.id }), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  });
}

/** Without an open event nobody's name stays behind. */
export function useForgotten(tournament: string | undefined): void {
  useEffect(() => {
    if (tournament === undefined) attempt(() => forgetScreen(localStorage));
  }, [tournament]);
}

function keep(what: Parameters<typeof keepScreen>[1]) {
  const screen = document.getElementById("root")?.firstElementChild;
  if (screen) attempt(() => keepScreen(localStorage, what, screen));
}

/** Storage refused or full: the next start shows the frame alone. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // See above.
  }
}
