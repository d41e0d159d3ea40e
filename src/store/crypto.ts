import type { Sealing } from "#exchange";
import type { Signing } from "#log";

const ED25519 = { name: "Ed25519" };
const NONCE = 12;

/** Ed25519 of the browser; without keys it can only check. */
export function createSigning(keys?: CryptoKeyPair): Signing {
  return {
    sign: async (bytes) => keys && new Uint8Array(await crypto.subtle.sign(ED25519, keys.privateKey, Uint8Array.from(bytes))),
    verify: async (key, bytes, signature) => {
      try {
        const imported = await crypto.subtle.importKey("raw", Uint8Array.from(key), ED25519, false, ["verify"]);
        return await crypto.subtle.verify(ED25519, imported, Uint8Array.from(signature), Uint8Array.from(bytes));
      } catch (problem) {
        // An old browser knows no Ed25519; anything else is a key or a signature that cannot be one.
        return problem instanceof DOMException && problem.name === "NotSupportedError" ? undefined : false;
      }
    },
  };
}

/** AES-256-GCM of the browser, with a random nonce in front. */
export function createSealing(): Sealing {
  return {
    seal: async (key, plain, header) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, header), await aesKey(key), Uint8Array.from(plain));
      const output = new Uint8Array(NONCE + sealed.byteLength);
      output.set(iv);
      output.set(new Uint8Array(sealed), NONCE);
      return output;
    },
    open: async (key, sealed, header) => {
      try {
        const iv = sealed.slice(0, NONCE);
        return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, header), await aesKey(key), sealed.slice(NONCE)));
      } catch {
        return undefined;
      }
    },
  };
}

/** 32 random bytes in hexadecimal, or as many as wanted. */
export function randomHex(bytes = 32): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

function algorithm(iv: Uint8Array<ArrayBuffer>, header: Uint8Array) {
  return { name: "AES-GCM", iv, additionalData: Uint8Array.from(header) };
}

function aesKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", Uint8Array.from(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}
