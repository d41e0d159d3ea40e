import { formatHubCode } from "#exchange";
import type { HubRow } from "#store";

/** The code that this phone took, for the next one. */
export function hubCodeOf({ url, event, token, until }: HubRow): string | undefined {
  const code = formatHubCode({ url, event, token, until });
  return code.ok ? code.value : undefined;
}
