import type { HubStatus } from "#hub";
import { useTranslation } from "#i18n";
import type { HubFault, HubRow } from "#store";
import { useTroubleSentence } from "./use-trouble-sentence.ts";

interface HubWords {
  /** Connected or not, and how much waits. */
  readonly line: (status: HubStatus) => string;
  /** Why not, and that nothing is lost. */
  readonly fault: (fault: HubFault, row: HubRow, now: number) => string;
}

export function useHubWords(): HubWords {
  const { t } = useTranslation("hub");
  const trouble = useTroubleSentence();
  return {
    line: ({ phase, waiting }) => {
      const state = t(`phase.${phase}`);
      return waiting > 0 ? t("phase-waiting", { state, waiting: t("waiting", { count: waiting }) }) : state;
    },
    fault: (fault, { until }, now) => {
      switch (fault.kind) {
        case "not-allowed":
          return until * 1000 < now ? t("fault.expired") : t("fault.not-allowed");
        case "hub-failed":
          return t("fault.hub-failed", { detail: fault.detail });
        case "unreachable":
        case "no-place":
        case "hub-full":
        case "record-too-large":
          return t(`fault.${fault.kind}`);
        default:
          return trouble(fault);
      }
    },
  };
}
