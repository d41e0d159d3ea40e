import type { Sealing } from "../sealing.ts";

/** AES-GCM of Node, as the store has the browser's. */
export const sealing: Sealing = {
  seal: async (key, plain, header) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(algorithm(iv, header), await keyOf(key), Uint8Array.from(plain));
    return Uint8Array.from([...iv, ...new Uint8Array(sealed)]);
  },
  open: async (key, sealed, header) => {
    try {
      return new Uint8Array(await crypto.subtle.decrypt(algorithm(sealed.slice(0, 12), header), await keyOf(key), sealed.slice(12)));
    } catch {
      return undefined;
    }
  },
};

function algorithm(iv: Uint8Array<ArrayBuffer>, header: Uint8Array) {
  return { name: "AES-GCM", iv, additionalData: Uint8Array.from(header) };
}

function keyOf(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", Uint8Array.from(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}
