/* app → features → parts → store → log → rules → lib; roster → log, lib; find → rules, lib; kits ui, scan, i18n, pwa → lib and each other. See docs/architecture.md. */

/** @type {(name: string, from: string, allowed: string[], comment: string) => import('dependency-cruiser').IForbiddenRuleType} */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: "^(src|locales|scripts|e2e)/", pathNot: allowed.map((path) => `^${path}`) },
});

const TESTS = "[.]test[.]tsx?$";

/** @type {(name: string, from: string, allowed: string[], comment: string) => import('dependency-cruiser').IForbiddenRuleType} */
const npm = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^src/(${from})/`, pathNot: [TESTS, "/testing/"] },
  to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "core"], pathNot: allowed },
});

const packageFolder = (/** @type {string} */ name) => `^node_modules/${name}/`;

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: import('dependency-cruiser').ICruiseOptions }} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },

    layer("lib-is-lowest", "lib", ["src/lib/"], "lib imports nothing of ours"),
    layer("rules-stand-alone", "rules", ["src/rules/"], "rules imports nothing outside its folder"),
    layer("find-below-log", "find", ["src/find/", "src/rules/", "src/lib/"], "find is pure search over rules"),
    layer("log-on-rules", "log", ["src/log/", "src/rules/", "src/lib/"], "log knows rules and lib"),
    layer("exchange-on-log", "exchange", ["src/exchange/", "src/log/", "src/lib/"], "exchange is pure: how a log travels"),
    layer("store-on-log", "store", ["src/(store|exchange|log|rules|lib)/"], "store knows exchange, log, rules and lib"),
    layer("hub-on-store", "hub", ["src/(hub|store|exchange|log|lib)/"], "hub knows store, exchange, log and lib"),
    layer("ui-is-a-kit", "ui", ["src/(ui|i18n|pwa|lib)/"], "ui knows no domain"),
    layer("scan-is-a-kit", "scan", ["src/(scan|ui|i18n|pwa|lib)/"], "scan shows codes and reads them, and knows no domain"),
    layer("pwa-is-a-kit", "pwa", ["src/(ui|i18n|pwa|lib)/"], "pwa knows no domain"),
    layer("i18n-is-a-kit", "i18n", ["src/(ui|i18n|pwa|lib)/", "src/rules/", "locales/"], "i18n knows the texts and the types of rules"),
    layer(
      "parts-below-features",
      "parts",
      ["src/(parts|store|exchange|log|find|roster|rules|lib|ui|i18n|pwa)/"],
      "parts are what several features show of the domain",
    ),
    layer("roster-is-pure", "roster", ["src/(roster|log|lib)/"], "roster reads lists of people"),
    layer("csv-is-pure", "csv", ["src/(csv|lib)/"], "csv writes and reads files for spreadsheets"),
    layer(
      "features-below-app",
      "features",
      ["src/(features|parts|roster|csv|hub|store|exchange|log|find|rules|lib|ui|scan|i18n|pwa)/"],
      "features do not know the app",
    ),
    {
      name: "features-do-not-meet",
      comment: "what two features share moves down: pure to log or rules, visual to ui",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      name: "through-the-door",
      comment: "from another folder only through its index; one test helper writes rows past the app",
      severity: "error",
      from: { path: "^(src/(?:features/)?[^/]+|e2e)/", pathNot: "^e2e/pages/database[.]ts$" },
      to: {
        path: "^src/(rules|log|exchange|store|hub|find|roster|csv|parts|scan|i18n|pwa|features/[^/]+)/",
        pathNot: ["^$1/", "^src/(rules|log|exchange|store|hub|find|roster|csv|parts|scan|i18n|pwa|features/[^/]+)/index[.]tsx?$"],
      },
    },
    {
      name: "not-the-own-door",
      comment: "inside a folder import the file itself",
      severity: "error",
      from: {
        path: "^src/(rules|log|exchange|store|hub|find|roster|csv|parts|scan|i18n|pwa|features/[^/]+)/",
        pathNot: [TESTS, "/index[.]tsx?$"],
      },
      to: { path: "^src/$1/index[.]tsx?$" },
    },
    {
      name: "product-does-not-know-its-tests",
      severity: "error",
      from: { path: "^src/", pathNot: [TESTS, "/testing/", "/test-guides/"] },
      to: { path: [TESTS, "/testing/", "/test-guides/", "^e2e/", "^scripts/"] },
    },

    npm("pure-without-packages", "lib|rules|find|csv", [], "lib, rules, find and csv have no dependency"),
    npm("log-two-packages", "log", [packageFolder("valibot"), packageFolder("@noble/hashes")], "log: valibot and @noble/hashes only"),
    npm(
      "exchange-three-packages",
      "exchange",
      [packageFolder("fflate"), packageFolder("valibot"), packageFolder("@noble/hashes")],
      "exchange: fflate, valibot and @noble/hashes only",
    ),
    npm("roster-one-package", "roster", [packageFolder("(@types/)?papaparse")], "roster: papaparse only"),
    npm(
      "scan-two-packages",
      "scan",
      [packageFolder("(@types/)?react"), packageFolder("lean-qr"), packageFolder("zxing-wasm")],
      "scan: React, lean-qr and zxing-wasm only",
    ),
    {
      name: "codes-only-in-scan",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/scan/"] },
      to: { path: "^node_modules/(lean-qr|zxing-wasm)/" },
    },
    {
      name: "dexie-only-in-store",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/store/"] },
      to: { path: "^node_modules/(dexie|dexie-react-hooks|fake-indexeddb)/" },
    },
    {
      name: "nats-only-in-one-file",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/hub/nats-link[.]ts$"] },
      to: { path: "^node_modules/@nats-io/" },
    },
    {
      name: "router-in-app-and-features",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(app|features|parts)/"] },
      to: { path: "^node_modules/react-router/" },
    },
    {
      name: "i18next-only-in-i18n",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/i18n/"] },
      to: { path: "^node_modules/(i18next|react-i18next)/" },
    },
    {
      name: "no-dev-packages-in-the-product",
      severity: "error",
      from: { path: "^src/", pathNot: [TESTS, "/testing/", "/test-guides/"] },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "core"] },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.](css|svg|json|wasm)([?]url)?$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
