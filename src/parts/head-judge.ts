import { isHeadJudge } from "#log";
import { useLog, usePreferences } from "#store";
import { useOwnPhone } from "./floor/use-own-phone.ts";

/** Whether this judge decides in the open event: by role of the phone, and by the judge's own word. */
export function useIsHeadJudge(): boolean {
  const [{ headJudge }] = usePreferences();
  const { state } = useLog();
  return isHeadJudge(state, useOwnPhone(), headJudge);
}
