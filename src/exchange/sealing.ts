/** AES-256-GCM from outside. `seal` draws a fresh nonce and puts it in front; `open` gives undefined for anything that this key did not seal. */
export interface Sealing {
  readonly seal: (key: Uint8Array, plain: Uint8Array, header: Uint8Array) => Promise<Uint8Array>;
  readonly open: (key: Uint8Array, sealed: Uint8Array, header: Uint8Array) => Promise<Uint8Array | undefined>;
}
