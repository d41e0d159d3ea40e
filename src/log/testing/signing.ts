import { bytesToHex } from "@noble/hashes/utils.js";
import { hashOf } from "../chain.ts";
import type { Body, LogEvent } from "../event.ts";
import { phoneIdOf, type Seal, type Signing, sealHead } from "../seal.ts";
import { createPhone, type Phone } from "./phone.ts";

const algorithm = { name: "Ed25519" };

export interface SigningPhone extends Phone {
  readonly key: string;
  readonly signing: Signing;
  /** Signs the end of the own chain. */
  readonly seal: () => Promise<Seal>;
}

/** A phone with a real key; it has joined. */
export async function createSigningPhone(hours = 0, first?: Body): Promise<SigningPhone> {
  const { key, signing } = await createKeys();
  const phone = createPhone(phoneIdOf(key), hours);
  phone.write(first ?? { kind: "joined", judge: `Judge ${phone.name}`, key, app: "0.1.0" });
  const seal = () => sealOf(phone.log.findLast((each) => each.phone === phone.name) as LogEvent, signing);
  return { ...phone, key, signing, seal };
}

export async function createKeys(): Promise<{ readonly key: string; readonly signing: Signing }> {
  const pair = (await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"])) as CryptoKeyPair;
  const key = bytesToHex(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  const signing: Signing = {
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, Uint8Array.from(bytes))),
    verify: async (raw, bytes, signature) => {
      const imported = await crypto.subtle.importKey("raw", Uint8Array.from(raw), algorithm, false, ["verify"]);
      return crypto.subtle.verify(algorithm, imported, Uint8Array.from(signature), Uint8Array.from(bytes));
    },
  };
  return { key, signing };
}

export async function sealOf(event: LogEvent, signing: Signing): Promise<Seal> {
  const { tournament, phone, seq } = event;
  return (await sealHead({ tournament, phone, seq, hash: hashOf(event) }, signing)) as Seal;
}
