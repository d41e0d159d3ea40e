import { connect, jwtAuthenticator, type NatsConnection } from "@nats-io/transport-node";
import { LARGEST_RECORD } from "./config.ts";
import type { HubKeys } from "./keys.ts";
import { adminToken, subjectsOf } from "./tokens.ts";

const LARGEST_EVENT = 128 * 1024 * 1024;
const NAME_IN_USE = 10058;

export async function connectAsAdmin(keys: HubKeys, server: string): Promise<NatsConnection> {
  const { token, seed } = adminToken(keys);
  return connect({ servers: server, authenticator: jwtAuthenticator(token, seed), reconnect: false, timeout: 2_000 });
}

/** Records of an event can be added, never changed and never removed by a phone; the bell rings once they are stored. */
export async function makePlace(admin: NatsConnection, event: string, replicas: number): Promise<void> {
  const { stream, records, bell } = subjectsOf(event);
  const wanted = {
    name: stream,
    subjects: [records],
    storage: "file",
    num_replicas: replicas,
    max_msgs_per_subject: 1,
    discard: "new",
    discard_new_per_subject: true,
    deny_delete: true,
    deny_purge: true,
    max_msg_size: LARGEST_RECORD,
    max_bytes: LARGEST_EVENT,
    republish: { src: ">", dest: bell, headers_only: true },
  };
  const answer = (await admin.request(`$JS.API.STREAM.CREATE.${stream}`, JSON.stringify(wanted), { timeout: 5_000 })).json<{
    error?: { err_code: number; description: string };
  }>();
  if (answer.error && answer.error.err_code !== NAME_IN_USE) throw new Error(answer.error.description);
}
