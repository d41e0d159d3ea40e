/** The Content-Security-Policy of the built page: one place for the build, the check of the build, and the server. */
import { createHash } from "node:crypto";

const DIRECTIVES = {
  "default-src": "'none'",
  // The reader of codes is compiled from its own file; nothing else than WebAssembly may be.
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' blob: data:",
  "font-src": "'self'",
  // A hub stands where the organiser put it; nothing else than a sealed record goes there. See docs/exchange.md.
  "connect-src": "'self' wss:",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "media-src": "'self' blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default",
};

/**
 * Inline styles and scripts that the build itself wrote are allowed by their hash.
 * @param {string} html
 */
export function contentSecurityPolicy(html) {
  const { scripts, styles } = inlineHashes(html);
  return Object.entries(DIRECTIVES)
    .map(([name, value]) => {
      if (name === "script-src") return [name, value, ...scripts].join(" ");
      if (name === "style-src") return [name, value, ...styles].join(" ");
      return `${name} ${value}`;
    })
    .join("; ");
}

/** @param {string} html */
export function policyOf(html) {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/** @param {string} html */
export function inlineHashes(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? "") && !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(([, , text]) => sha256(text ?? ""));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => sha256(text ?? ""));
  return { scripts, styles };
}

/** @param {string} text */
function sha256(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
