import type { NatsConnection } from "@nats-io/nats-core";
import { err, ok, type Result } from "#lib/result.ts";
import type { HubLink, HubRecord, LinkFault, OpenLink } from "#store";

const TIMEOUT = 5_000;
/** A dead network is noticed after two pings without an answer. */
const PING_INTERVAL = 5_000;
const PINGS_UNANSWERED = 2;

const NO_STREAM = 10059;
const ALREADY_THERE = 10077;
const STREAM_FULL = [10023, 10047, 10077];
const TOO_LARGE = 10054;

/** The only place that knows NATS. Its client is fetched when a hub is first used; see docs/hub.md for the subjects. */
export const openNatsLink: OpenLink = async ({ url, event, token }, onNews) => {
  try {
    const { jwtAuthenticator, wsconnect } = await import("@nats-io/nats-core");
    const connection = await wsconnect({
      servers: url,
      authenticator: jwtAuthenticator(token),
      inboxPrefix: `_INBOX.${event}`,
      reconnect: false,
      timeout: TIMEOUT,
      pingInterval: PING_INTERVAL,
      maxPingOut: PINGS_UNANSWERED,
      ignoreClusterUpdates: true,
    });
    connection.subscribe(`bell.${event}.>`, { callback: onNews });
    void connection.closed().then(onNews, onNews);
    return ok(linkOver(connection, event));
  } catch (error) {
    return err(faultOf(error));
  }
};

function linkOver(connection: NatsConnection, event: string): HubLink {
  const stream = `ev_${event}`;

  async function ask(subject: string, payload: Uint8Array | string): Promise<Result<Answer, LinkFault>> {
    try {
      const message = await connection.request(subject, payload, { timeout: TIMEOUT });
      return ok(message.json<Answer>());
    } catch (error) {
      return err(faultOf(error));
    }
  }

  return {
    stream: async () => {
      const answer = await ask(`$JS.API.STREAM.INFO.${stream}`, "");
      if (!answer.ok) return answer;
      const { created, state, error } = answer.value;
      return created !== undefined && state ? ok({ created, last: state.last_seq }) : err(faultIn(error));
    },
    record: async (seq) => {
      const answer = await ask(`$JS.API.STREAM.MSG.GET.${stream}`, JSON.stringify({ seq }));
      if (!answer.ok) return answer;
      const { message, error } = answer.value;
      return message ? ok(recordOf(message)) : err(faultIn(error));
    },
    send: async (id, bytes) => {
      const answer = await ask(`ev.${event}.${id}`, bytes);
      if (!answer.ok) return answer;
      const { seq, error } = answer.value;
      if (isHeldAlready(error)) return ok(undefined);
      return seq === undefined || error ? err(faultIn(error)) : ok(seq);
    },
    close: () => void connection.close(),
  };
}

/** What the hub answers to any of our questions. */
interface Answer {
  readonly created?: string;
  readonly state?: { readonly last_seq: number };
  readonly message?: StoredMessage;
  readonly seq?: number;
  readonly error?: ApiError;
}

interface ApiError {
  readonly err_code?: number;
  readonly description?: string;
}

interface StoredMessage {
  readonly seq: number;
  readonly subject: string;
  /** base64 */
  readonly data?: string;
}

function recordOf({ seq, subject, data = "" }: StoredMessage): HubRecord {
  return { seq, id: subject.slice(subject.lastIndexOf(".") + 1), bytes: Uint8Array.from(atob(data), (each) => each.charCodeAt(0)) };
}

/** One record for one id: a second one is refused, and that is as good as an acknowledgement. */
function isHeldAlready(error: ApiError | undefined): boolean {
  return error?.err_code === ALREADY_THERE && /per subject/.test(error.description ?? "");
}

function faultIn(error: ApiError | undefined): LinkFault {
  const code = error?.err_code ?? 0;
  if (code === NO_STREAM) return { kind: "no-place" };
  if (code === TOO_LARGE) return { kind: "record-too-large" };
  if (STREAM_FULL.includes(code)) return { kind: "hub-full" };
  return { kind: "hub-failed", detail: error?.description ?? String(code) };
}

function faultOf(error: unknown): LinkFault {
  const text = error instanceof Error ? `${error.name} ${error.message} ${error.cause instanceof Error ? error.cause.name : ""}` : "";
  if (/Authorization|Authentication|Permission/i.test(text)) return { kind: "not-allowed" };
  if (/MAX_PAYLOAD|max_payload/i.test(text)) return { kind: "record-too-large" };
  return { kind: "unreachable" };
}
