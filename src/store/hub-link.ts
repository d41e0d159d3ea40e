import type { StreamInfo } from "#exchange";
import type { Result } from "#lib/result.ts";

/** Why a hub cannot be used now. */
export type LinkFault =
  /** No network, no such server, or it went away. */
  | { readonly kind: "unreachable" }
  /** The hub does not take this code. */
  | { readonly kind: "not-allowed" }
  /** The organiser has not made a place for this event, or it is gone. */
  | { readonly kind: "no-place" }
  | { readonly kind: "hub-full" }
  /** One record is larger than the hub takes. */
  | { readonly kind: "record-too-large" }
  | { readonly kind: "hub-failed"; readonly detail: string };

export interface HubRecord {
  readonly seq: number;
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** One connection to one event's stream. Whatever goes wrong is a value; after `unreachable` it is of no more use. */
export interface HubLink {
  readonly stream: () => Promise<Result<StreamInfo, LinkFault>>;
  readonly record: (seq: number) => Promise<Result<HubRecord, LinkFault>>;
  /** Resolves with the record's place once the hub has stored it; with undefined if it had it before. */
  readonly send: (id: string, bytes: Uint8Array) => Promise<Result<number | undefined, LinkFault>>;
  readonly close: () => void;
}

export interface HubAddress {
  readonly url: string;
  readonly event: string;
  readonly token: string;
}

/** `onNews` is called whenever the hub stored something, and when the connection ends. */
export type OpenLink = (address: HubAddress, onNews: () => void) => Promise<Result<HubLink, LinkFault>>;
