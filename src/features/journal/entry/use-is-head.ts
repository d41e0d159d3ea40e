import { useEffect, useState } from "react";
import { type LogState, roleOf } from "#log";
import { useStores } from "#store";

/** Whether a decision from this phone counts; undefined until that is known. */
export function useIsHead(state: LogState): boolean | undefined {
  const { exchange } = useStores().log;
  const [phone, setPhone] = useState<string>();
  useEffect(() => {
    let gone = false;
    void exchange.me().then((me) => {
      if (!gone && me.ok) setPhone(me.value.phone);
    });
    return () => {
      gone = true;
    };
  }, [exchange]);
  return phone === undefined || !state.roleSteps ? undefined : roleOf(state, phone) === "head";
}
