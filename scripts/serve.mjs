/** Serves the built app as a good host should. PORT, BASE (a sub-folder, for example /judge/) and DIR change the defaults. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sirv from "sirv";
import { policyOf } from "./csp.mjs";

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy":
    "camera=(self), microphone=(), geolocation=(), accelerometer=(), gyroscope=(), magnetometer=(), payment=(), usb=(), midi=(), display-capture=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Files are read anew for every request, so that a new build can be put in place under a running server.
 * @param {{ dir?: string, port?: number, host?: string, base?: string }} options
 * @returns {Promise<import("node:http").Server>} listening
 */
export function serve({ dir = join(import.meta.dirname, "..", "dist"), port = 4173, host = "127.0.0.1", base = "/" } = {}) {
  const folder = resolve(dir);
  const prefix = `/${base.split("/").filter(Boolean).join("/")}`.replace(/\/?$/, "/");
  const files = sirv(folder, { dev: true, etag: true, extensions: [], setHeaders });

  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    if (`${url.split("?")[0]}/` === prefix) {
      response.writeHead(301, { Location: prefix }).end();
      return;
    }
    if (!url.startsWith(prefix)) {
      notFound(response);
      return;
    }
    const rest = url.slice(prefix.length - 1);
    request.url = rest.replace(/^\/(?=$|\?)/, "/index.html");
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", policyHeader(folder));
    files(request, response, () => notFound(response, isForPage(request) ? join(folder, "404.html") : undefined));
  });

  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => done(server));
  });
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  const immutable = path.startsWith("/assets/");
  response.setHeader("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (path.endsWith(".webmanifest")) response.setHeader("Content-Type", "application/manifest+json");
}

/** @param {string} folder */
function policyHeader(folder) {
  const page = join(folder, "index.html");
  const policy = existsSync(page) ? policyOf(readFileSync(page, "utf8")) : undefined;
  return [...(policy ? [policy] : []), "frame-ancestors 'none'"].join("; ");
}

/** @param {import("node:http").IncomingMessage} request */
function isForPage({ headers }) {
  return headers.accept?.includes("text/html") ?? false;
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {string} [page] leads a person to the app; whatever asks for a script or a picture gets a plain answer
 */
function notFound(response, page) {
  const hasPage = page !== undefined && existsSync(page);
  const type = hasPage ? "text/html" : "text/plain";
  response.writeHead(404, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" });
  response.end(hasPage ? readFileSync(page) : "Not found\n");
}

/**
 * Asked before a build that would be in vain.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error) => done(whyNotServed(error, port)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(undefined)));
  });
}

/** @param {unknown} error @param {number} port */
export function whyNotServed(error, port) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
  if (code === "EACCES") return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=4173 npm start`;
  return `The server did not start: ${error instanceof Error ? error.message : String(error)}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.env.PORT ?? 4173);
  const base = process.env.BASE ?? "/";
  try {
    await serve({
      port,
      base,
      ...(process.env.DIR ? { dir: process.env.DIR } : {}),
      ...(process.env.HOST ? { host: process.env.HOST } : {}),
    });
    process.stdout.write(`Serving http://localhost:${port}${base}\n`);
  } catch (error) {
    process.stderr.write(`${whyNotServed(error, port)}\n`);
    process.exit(1);
  }
}
