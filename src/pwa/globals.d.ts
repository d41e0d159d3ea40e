/** Both set by vite.config.ts: package.json's version, and the commit built ("dev" outside a repository). */
declare const __APP_VERSION__: string;
declare const __APP_BUILD__: string;
