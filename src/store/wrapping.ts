import { err, ok, type Result } from "#lib/result.ts";
import { askPasskey, makePasskey, type PasskeyProblem } from "./passkey.ts";

/** The data key, readable with one secret only. */
export interface Wrapped {
  readonly nonce: Uint8Array;
  readonly wrapped: Uint8Array;
}

/** The ways to the data key: what the judge typed, and perhaps a passkey beside it. Nothing of it is secret. */
export interface KeyWays extends Wrapped {
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly passkey?: Wrapped & { readonly id: Uint8Array; readonly salt: Uint8Array };
}

const ITERATIONS = 600_000;

export async function wrapByWord(key: Uint8Array<ArrayBuffer>, word: string): Promise<KeyWays> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, iterations: ITERATIONS, ...(await wrap(key, await keyOfWord(word, salt, ITERATIONS))) };
}

/** Undefined: it is another one. */
export async function unwrapByWord(ways: KeyWays, word: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return unwrap(ways, await keyOfWord(word, ways.salt, ways.iterations));
}

/** Makes a passkey on this phone, and wraps the key with what it gives. */
export async function wrapByPasskey(
  key: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Result<NonNullable<KeyWays["passkey"]>, PasskeyProblem>> {
  const made = await makePasskey(name);
  if (!made.ok) return made;
  const { id, salt, secret } = made.value;
  return ok({ id, salt, ...(await wrap(key, await keyOfPasskey(secret))) });
}

export async function unwrapByPasskey({ passkey }: KeyWays): Promise<Result<Uint8Array<ArrayBuffer>, PasskeyProblem>> {
  if (!passkey) return err({ kind: "no-passkey" });
  const secret = await askPasskey(passkey.id, passkey.salt);
  if (!secret.ok) return secret;
  const key = await unwrap(passkey, await keyOfPasskey(secret.value));
  return key ? ok(key) : err({ kind: "no-passkey" });
}

async function wrap(key: Uint8Array<ArrayBuffer>, wrapping: CryptoKey): Promise<Wrapped> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  return { nonce, wrapped: new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, wrapping, key)) };
}

async function unwrap({ nonce, wrapped }: Wrapped, wrapping: CryptoKey): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: Uint8Array.from(nonce) }, wrapping, Uint8Array.from(wrapped)));
  } catch {
    return undefined;
  }
}

const WRAPPING = { name: "AES-GCM", length: 256 };

async function keyOfWord(word: string, salt: Uint8Array, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(word.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: Uint8Array.from(salt), iterations };
  return crypto.subtle.deriveKey(how, material, WRAPPING, false, ["encrypt", "decrypt"]);
}

/** What a passkey gives is random already: no rounds are needed. */
async function keyOfPasskey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: new TextEncoder().encode("floorbook-lock-1") };
  return crypto.subtle.deriveKey(how, material, WRAPPING, false, ["encrypt", "decrypt"]);
}
