/** A static server of the bench: compresses as a good host does and can be killed. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};
const NOT_COMPRESSED = new Set([".png"]);

export interface StaticServer {
  readonly url: string;
  /** When something was last asked for, in milliseconds. */
  readonly busyAt: () => number;
  readonly kill: () => Promise<void>;
}

export async function serveFolder(folder: string): Promise<StaticServer> {
  const root = resolve(folder);
  const compressed = new Map<string, Buffer>();
  let busy = Date.now();
  const server = createServer((request, response) => {
    busy = Date.now();
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const file = resolve(join(root, path));
    if (!file.startsWith(root) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(file) ?? bodyOf(file);
    compressed.set(file, body);
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(NOT_COMPRESSED.has(extname(file)) ? {} : { "content-encoding": "br" }),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://localhost:${portOf(server)}/`, busyAt: () => busy, kill: () => kill(server) };
}

function bodyOf(file: string): Buffer {
  const raw = readFileSync(file);
  return NOT_COMPRESSED.has(extname(file)) ? raw : brotliCompressSync(raw);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

function kill(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => {
    server.close(() => done());
  });
}
