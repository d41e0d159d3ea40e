import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount, createOperator, fromSeed, type KeyPair } from "@nats-io/nkeys";

/** The hub's own keys. Whoever has them can let in anybody; nobody can read an event with them. */
export interface HubKeys {
  readonly operator: KeyPair;
  readonly account: KeyPair;
  readonly system: KeyPair;
}

const NAMES = ["operator", "account", "system"] as const;

/** Made at the first start, and the same from then on: codes that were given out stay good. */
export function keysIn(folder: string): HubKeys {
  const file = join(folder, "keys.json");
  if (!existsSync(file)) {
    const made = { operator: createOperator(), account: createAccount(), system: createAccount() };
    const seeds = Object.fromEntries(NAMES.map((name) => [name, text(made[name].getSeed())]));
    writeFileSync(file, `${JSON.stringify(seeds, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return made;
  }
  const seeds: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const [operator, account, system] = NAMES.map((name) => fromSeed(new TextEncoder().encode(seeds[name])));
  if (!operator || !account || !system) throw new Error(`${file} is not complete`);
  return { operator, account, system };
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
