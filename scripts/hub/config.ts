import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import type { HubKeys } from "./keys.ts";
import { serverTokens } from "./tokens.ts";

export type Tls = { readonly cert: string; readonly key: string } | "behind-proxy";

export interface ConfigOptions {
  /** As the server sees it: in a container it is another than here. */
  readonly folder: string;
  readonly port: number;
  readonly adminPort: number;
  readonly adminHost: string;
  readonly tls: Tls;
}

/** A record travels as base64 when it is read, a third longer. */
export const LARGEST_RECORD = 5 * 1024 * 1024;
const LARGEST_MESSAGE = 8 * 1024 * 1024;

export function serverConfig(keys: HubKeys, { folder, port, adminPort, adminHost, tls }: ConfigOptions): string {
  const tokens = serverTokens(keys);
  const door =
    tls === "behind-proxy"
      ? `host: "${adminHost}", no_tls: true`
      : `tls { cert_file: ${JSON.stringify(tls.cert)}, key_file: ${JSON.stringify(tls.key)} }`;
  return `# Written by npm run hub at every start; put changes of your own into another file.
server_name: floorbook-hub
listen: "${adminHost}:${adminPort}"
max_payload: ${LARGEST_MESSAGE}
pid_file: ${JSON.stringify(join(folder, "server.pid"))}
operator: ${tokens.operator}
system_account: ${keys.system.getPublicKey()}
resolver: MEMORY
resolver_preload {
  ${keys.account.getPublicKey()}: ${tokens.account}
  ${keys.system.getPublicKey()}: ${tokens.system}
}
jetstream { store_dir: ${JSON.stringify(join(folder, "store"))}, max_mem: 16MB, max_file: 8GB }
websocket { port: ${port}, compression: false, ${door} }
`;
}

/** For tests, and for a venue where every phone is told to trust it. */
export function selfSigned(folder: string, host: string): Tls {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  if (!existsSync(cert)) {
    const names = `subjectAltName=${isIP(host) ? "IP" : "DNS"}:${host},DNS:localhost,IP:127.0.0.1`;
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"];
    execFileSync("openssl", ["req", "-x509", ...kind, "-subj", `/CN=${host}`, "-addext", names, "-keyout", key, "-out", cert], {
      stdio: "ignore",
    });
  }
  return { cert, key };
}

export function writeConfig(folder: string, text: string): string {
  const file = join(folder, "nats.conf");
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
