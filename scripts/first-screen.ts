/** Puts the first screen into the built page: its markup, its words in each language, its styles, and the script that shows it before the app is loaded. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { splitStyles } from "./split-styles.ts";
import { screenInLanguages } from "./words-of-screen.ts";

const root = join(import.meta.dirname, "..");
const LANGUAGES = ["zh-TW", "ja", "en"] as const;
const IN_THE_PAGE = "en";
/** What the start screen needs of the app, beyond the entry's own imports; the guide is the one shown while no event is open. */
const START = ["src/features/wizard/index.ts"];
const START_IN = {
  en: ["src/i18n/ui-en.ts", "locales/en/guide-dci-2005.json"],
  "zh-TW": ["src/i18n/ui-zh-tw.ts", "locales/zh-TW/guide-dci-2005.json"],
  ja: ["src/i18n/ui-ja.ts", "locales/ja/guide-dci-2005.json"],
} as const satisfies Record<(typeof LANGUAGES)[number], readonly string[]>;

type Bundle = Rolldown.OutputBundle;

export function firstScreen(define: Readonly<Record<string, string>>): Plugin {
  let emit: (fileName: string, source: string) => void;
  return {
    name: "floorbook:first-screen",
    apply: "build",
    renderStart() {
      emit = (fileName, source) => void this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) throw new Error("the first screen is made of the built files");
        const { markup, words, code } = await screenOf(define);
        const [styles, others] = splitStyles(takeStyles(bundle), `${markup}${code}`);
        const rest = `assets/style-${createHash("sha256").update(others).digest("base64url").slice(0, 8)}.css`;
        emit(rest, others);
        const data = JSON.stringify({ styles: `./${rest}`, ...partsOf(bundle), words }).replaceAll("<", "\\u003c");
        const script = await scriptOf(define);
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/g, "")
          .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, "")
          .replace("</head>", () => `  <style>${styles}</style>\n  </head>`)
          .replace(
            '<div id="first" hidden></div>\n    <div id="root"></div>',
            () =>
              `<div id="first" hidden>${markup}</div>\n    <div id="root"></div>\n    <script type="application/json" id="parts">${data}</script>\n    <script>${script}</script>`,
          );
      },
    },
  };
}

/** All styles in one piece; their file is not needed any more. */
function takeStyles(bundle: Bundle): string {
  const files = Object.values(bundle).filter((each) => each.type === "asset" && each.fileName.endsWith(".css"));
  for (const { fileName } of files) delete bundle[fileName];
  return files.map((file) => (file.type === "asset" ? file.source.toString().trim() : "")).join("");
}

/** Made of the app's own components, whose code names every style that the start screen may come to need, with an event open too. */
async function screenOf(define: Readonly<Record<string, string>>) {
  const outDir = join(root, ".cache/first-screen");
  await build({
    configFile: false,
    root,
    define,
    plugins: [react()],
    logLevel: "error",
    build: { ssr: join(root, "src/app/prerender.tsx"), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const { prerenderFirstScreen }: typeof import("../src/app/prerender.tsx") = await import(
    pathToFileURL(join(outDir, "prerender.js")).href
  );
  const screens = new Map<string, string>();
  for (const language of LANGUAGES) screens.set(language, await prerenderFirstScreen(language));
  const code = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(outDir, file), "utf8"));
  return { ...screenInLanguages(screens, IN_THE_PAGE), code: code.join("") };
}

async function scriptOf(define: Readonly<Record<string, string>>): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    define,
    logLevel: "error",
    build: {
      write: false,
      target: ["es2022", "chrome111", "safari16.4", "firefox115"],
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "src/app/first-paint.ts"),
        output: { format: "iife" },
        treeshake: { moduleSideEffects: (id) => id.endsWith("first-paint.ts") },
      },
    },
  });
  const chunks = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script] = chunks.filter((each) => each.type === "chunk");
  if (script?.type !== "chunk" || /<\/script/i.test(script.code)) throw new Error("the page's own script was not built");
  return script.code.trim();
}

function partsOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith("index.html"));
  if (!entry) throw new Error("no entry in the bundle");
  const withImports = (wanted: readonly string[]): readonly string[] =>
    wanted.flatMap((file) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(file));
      if (!chunk) throw new Error(`no chunk of ${file}`);
      return [chunk.fileName, ...chunk.imports];
    });
  const all = new Set([entry.fileName, ...entry.imports, ...withImports(START)]);
  const address = (file: string) => `./${file}`;
  return {
    entry: address(entry.fileName),
    all: [...all].map(address),
    files: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        withImports(START_IN[language])
          .filter((file) => !all.has(file))
          .map(address),
      ]),
    ),
  };
}
