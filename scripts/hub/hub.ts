/** `npm run hub`: a meeting place for the phones of an event, on this machine. See docs/hub.md. */
import { mkdirSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { correction, generate } from "lean-qr";
import { formatHubCode, formatHubName, parseHubName } from "#exchange";
import { connectAsAdmin, makePlace } from "./admin.ts";
import { selfSigned, serverConfig, type Tls, writeConfig } from "./config.ts";
import { type HubKeys, keysIn } from "./keys.ts";
import { keepRunning } from "./server.ts";
import { eventToken } from "./tokens.ts";

const HELP = `npm run hub -- [options]

  --cert FILE --key FILE   certificate of the hub's address, and its key
  --self-signed            makes a certificate; phones must be told to trust it (for trials)
  --behind-proxy           no TLS here: a web server on this machine does it
  --address wss://…        where phones find the hub; without it, this machine's address in the local network
  --port 8443              port for the phones
  --event NAME             makes a place for an event (its name is on the head judge's phone: Exchange → Hub); may be repeated
  --days 5                 how long a hub code is good
  --dir .hub               where keys, configuration and records are
  --folder PATH            the same folder as the server sees it, if that is another (a container)
  --admin HOST:PORT        where this program talks to the server (127.0.0.1:4222)
  --replicas 1             copies of each record; 3 in a cluster
  --config-only            writes keys and configuration, starts nothing
  --no-server              the server runs already, here or elsewhere: only makes places
`;

const { values: options } = parseArgs({
  options: {
    cert: { type: "string" },
    key: { type: "string" },
    "self-signed": { type: "boolean", default: false },
    "behind-proxy": { type: "boolean", default: false },
    address: { type: "string" },
    port: { type: "string", default: "8443" },
    event: { type: "string", multiple: true, default: [] },
    days: { type: "string", default: "5" },
    dir: { type: "string", default: ".hub" },
    folder: { type: "string" },
    admin: { type: "string", default: "127.0.0.1:4222" },
    replicas: { type: "string", default: "1" },
    "config-only": { type: "boolean", default: false },
    "no-server": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) say(HELP);
else await main();

async function main() {
  const folder = resolve(options.dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = keysIn(folder);
  const url = options.address ?? `wss://${localAddress()}:${options.port}`;
  if (!options["no-server"]) {
    const [adminHost = "127.0.0.1", adminPort = "4222"] = options.admin.split(":");
    const tls = tlsOf(folder, new URL(url).hostname);
    const config = writeConfig(
      folder,
      serverConfig(keys, { folder: options.folder ?? folder, port: Number(options.port), adminHost, adminPort: Number(adminPort), tls }),
    );
    say(`Configuration: ${config}`);
    if (options["config-only"]) return;
    await keepRunning(config, join(folder, "server.log"), async () => (await connectAsAdmin(keys, options.admin)).close());
  }
  say(`The hub runs. Phones reach it at ${url}`);
  for (const event of options.event) await welcome(keys, url, event);
  if (options["no-server"]) return;
  say("Type the name that the head judge's phone shows (Exchange → Hub), then Enter. Stop the hub with Ctrl+C.");
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== "") await welcome(keys, url, line);
}

/** Makes a place for an event, and shows the code that lets its phones in. */
async function welcome(keys: HubKeys, url: string, typed: string) {
  const event = parseHubName(typed);
  if (event === undefined) return say(`"${typed}" is no event's name: it has 16 letters and digits, like abcd-efgh-2345-mnop.`);
  const admin = await connectAsAdmin(keys, options.admin);
  try {
    await makePlace(admin, event, Number(options.replicas));
  } finally {
    await admin.close();
  }
  const until = Math.floor(Date.now() / 1000) + Number(options.days) * 86_400;
  const code = formatHubCode({ url, event, token: eventToken(keys, event, until), until });
  if (!code.ok) throw new Error("the address is too long for a code");
  say(`\nThe hub's code for ${formatHubName(event)}, good until ${new Date(until * 1000).toLocaleString()}:\n`);
  say(pictureOf(code.value));
  say(`\n${code.value}\n\nScan it with the head judge's phone (Exchange → Hub). It can show the code to the others.\n`);
}

/** Two modules to a sign, black on white whatever the terminal's colours are. */
function pictureOf(text: string): string {
  const picture = generate(text, { maxCorrectionLevel: correction.L }).toString({
    on: "\u2588",
    off: " ",
    padX: 2,
    padY: 2,
  });
  const lines = picture.split("\n");
  const pairs = Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) => [lines[2 * index] ?? "", lines[2 * index + 1] ?? ""]);
  return pairs
    .map(([upper = "", lower = ""]) => `\u001b[30;107m${[...upper].map((each, at) => half(each, lower[at])).join("")}\u001b[0m`)
    .join("\n");
}

function half(upper: string, lower: string | undefined): string {
  const [top, bottom] = [upper !== " ", (lower ?? " ") !== " "];
  if (top && bottom) return "█";
  return top ? "▀" : bottom ? "▄" : " ";
}

function tlsOf(folder: string, host: string): Tls {
  if (options["behind-proxy"]) return "behind-proxy";
  if (options["self-signed"]) return selfSigned(folder, host);
  if (options.cert === undefined || options.key === undefined)
    return stop("A hub needs a certificate: --cert and --key, or --self-signed for a trial, or --behind-proxy.");
  // In a container the files lie elsewhere: they are not looked for here.
  if (options.folder !== undefined) return { cert: options.cert, key: options.key };
  for (const file of [options.cert, options.key]) readFileSync(file);
  return { cert: resolve(options.cert), key: resolve(options.key) };
}

function localAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((each) => each?.family === "IPv4" && !each.internal)?.address ?? "localhost";
}

function say(text: string) {
  process.stdout.write(`${text}\n`);
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
