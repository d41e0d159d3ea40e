import { useEffect, useState } from "react";
import { useStores } from "#store";

/** The id of this phone; undefined until it is known. */
export function useOwnPhone(): string | undefined {
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
  return phone;
}
