import { createHash } from "node:crypto";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import type { HubKeys } from "./keys.ts";

/** Names of everything that belongs to one event on the hub. A phone uses nothing else; see src/hub/nats-link.ts. */
export function subjectsOf(event: string) {
  const stream = `ev_${event}`;
  return { stream, records: `ev.${event}.*`, bell: `bell.${event}.>`, inbox: `_INBOX.${event}.>` };
}

/** What a phone may do: put records into its event's stream, ask how far it goes, and read one record. */
export function eventToken({ account }: HubKeys, event: string, until: number): string {
  const { stream, records, bell, inbox } = subjectsOf(event);
  return signed(account, {
    sub: createUser().getPublicKey(),
    name: event,
    exp: until,
    nats: {
      ...NO_LIMITS,
      type: "user",
      version: 2,
      bearer_token: true,
      pub: { allow: [records, `$JS.API.STREAM.INFO.${stream}`, `$JS.API.STREAM.MSG.GET.${stream}`] },
      sub: { allow: [bell, inbox] },
    },
  });
}

/** For this program only, and only for as long as it runs. */
export function adminToken({ account }: HubKeys): { readonly token: string; readonly seed: Uint8Array } {
  const user = createUser();
  const nats = { ...NO_LIMITS, type: "user", version: 2, pub: {}, sub: {} };
  return { token: signed(account, { sub: user.getPublicKey(), name: "admin", nats }), seed: user.getSeed() };
}

export function serverTokens({ operator, account, system }: HubKeys) {
  const storage = { mem_storage: 0, disk_storage: -1, streams: -1, consumer: -1 };
  const accountLimits = { ...NO_LIMITS, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const accountToken = (pair: KeyPair, name: string, limits: object) =>
    signed(operator, { sub: pair.getPublicKey(), name, nats: { type: "account", version: 2, limits } });
  return {
    operator: signed(operator, {
      sub: operator.getPublicKey(),
      name: "floorbook-hub",
      nats: { type: "operator", version: 2, system_account: system.getPublicKey() },
    }),
    account: accountToken(account, "events", { ...accountLimits, ...storage }),
    system: accountToken(system, "system", accountLimits),
  };
}

const NO_LIMITS = { subs: -1, data: -1, payload: -1 };

function signed(issuer: KeyPair, claims: object): string {
  const body = { iat: Math.floor(Date.now() / 1000), iss: issuer.getPublicKey(), ...claims };
  const jti = createHash("sha512-256").update(JSON.stringify(body)).digest("hex");
  const head = `${encoded({ typ: "JWT", alg: "ed25519-nkey" })}.${encoded({ jti, ...body })}`;
  return `${head}.${Buffer.from(issuer.sign(Buffer.from(head))).toString("base64url")}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
