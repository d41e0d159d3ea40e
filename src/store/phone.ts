import type { Database, PhoneRow } from "./db.ts";

/** This phone's identity, made at the first use: the id follows from the public key, so that nobody else can claim it. */
export async function phoneOf(db: Database): Promise<PhoneRow> {
  const known = await db.phone.get("phone");
  if (known) return known;
  const made = await makePhone();
  return db.transaction("rw", db.phone, async () => {
    const other = await db.phone.get("phone");
    if (other) return other;
    await db.phone.add(made);
    return made;
  });
}

async function makePhone(): Promise<PhoneRow> {
  const keys = await signingKeys();
  if (!keys) return { key: "phone", id: crypto.randomUUID() };
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return { key: "phone", id: hex(digest.subarray(0, 12)), publicKey: hex(raw), keys };
}

/** Ed25519, private key not extractable; undefined where the browser has none (an old one, or a page without https). */
async function signingKeys(): Promise<CryptoKeyPair | undefined> {
  try {
    return (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"])) as CryptoKeyPair;
  } catch {
    return undefined;
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
