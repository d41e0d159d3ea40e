import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { dist, freePort, kill, type OwnServer, offlineReady, openApp, startServer, watchTroubles } from "./pages/own-server.ts";

const NGINX = "/usr/sbin/nginx";
const example = join(import.meta.dirname, "..", "docs", "deploy", "nginx.conf");

let folder: string;
let server: OwnServer;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "floorbook-nginx-"));
});

test.afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

for (const base of ["/", "/a/b/"]) {
  test(`the example for nginx serves the app from ${base}: headers, caching, no page for a missing file, and offline afterwards`, async ({
    page,
    request,
    context,
  }) => {
    server = await startNginx(base);
    const get = async (path: string) => (await request.get(server.url + path)).headers();

    for (const path of ["", "index.html", "sw.js", "manifest.webmanifest", "404.html"]) {
      expect(await get(path)).toMatchObject({
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringContaining("camera=(self)"),
        "cross-origin-opener-policy": "same-origin",
      });
    }
    expect((await get(""))["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect((await get("manifest.webmanifest"))["content-type"]).toBe("application/manifest+json");
    for (const [ending, type] of [
      ["js", "application/javascript; charset=utf-8"],
      ["css", "text/css; charset=utf-8"],
      ["wasm", "application/wasm"],
    ] as const) {
      const headers = await get(asset(ending));
      expect(headers).toMatchObject({ "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
      expect(headers["content-encoding"]).toBe("gzip");
    }
    expect((await get("sw.js"))["content-security-policy"]).toContain("default-src 'none'");
    for (const path of ["assets/gone.js", "gone.png", "gone", "gone/"]) {
      const missing = await request.get(server.url + path);
      expect(missing.status()).toBe(404);
      expect(missing.headers()["cache-control"]).toBe("no-store");
      expect(await missing.text()).not.toContain('id="root"');
    }

    const troubles = await watchTroubles(context);
    await openApp(page, server.url);
    await offlineReady(page);
    await server.kill();
    await openApp(page, `${server.url}?cold#/guide`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

test("on a server without rewrites an address that is not there leads to the start of its folder, at any depth, once", async ({ page }) => {
  server = await startNginx("/a/b/");
  for (const gone of ["gone", "gone/", "gone/deeper/page.html?x=1#/guide"]) {
    await page.goto(server.url + gone);
    await expect(page).toHaveURL(server.url + (gone.includes("#") ? "#/guide" : ""));
    await expect(page.locator("html[data-app-ready]")).toBeAttached();
  }
});

test("a deploy that lost its start page says so, and asks for it no more than twice", async ({ browser }) => {
  cpSync(dist, folder, { recursive: true });
  rmSync(join(folder, "index.html"));
  server = await startServer({ dir: folder });
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (each) => each.isNavigationRequest() && asked.push(each.url()));
  await page.goto(`${server.url}gone/`);
  await expect(page).toHaveURL(server.url);
  await expect(page.getByRole("link").first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(2);
  await context.close();
});

function asset(ending: string): string {
  const found = readdirSync(join(dist, "assets")).find((each) => each.endsWith(`.${ending}`));
  if (!found) throw new Error(`no .${ending} in the build`);
  return `assets/${found}`;
}

/** Debian's nginx as an ordinary process, with the example as it stands but for port, root and folder. */
async function startNginx(base: string): Promise<OwnServer> {
  test.skip(!existsSync(NGINX) && !existsSync("/etc/debian_version"), "npm test installs nginx on Debian only");
  const site = join(folder, "site");
  mkdirSync(join(site, base), { recursive: true });
  cpSync(dist, join(site, base), { recursive: true });
  const port = await freePort();
  writeFileSync(
    join(folder, "site.conf"),
    [
      ["listen 80;", `listen 127.0.0.1:${port};`],
      ["root /var/www/floorbook;", `root ${site};`],
      ["error_page 404 /404.html;", `error_page 404 ${base}404.html;`],
    ].reduce(replaceOnce, readFileSync(example, "utf8")),
  );
  writeFileSync(join(folder, "nginx.conf"), wrapper(folder));
  const child = spawn(NGINX, ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const url = `http://localhost:${port}${base}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return { url, kill: () => kill(child) };
}

function replaceOnce(text: string, [before = "", after = ""]: readonly string[]): string {
  expect(text.split(before)).toHaveLength(2);
  return text.replace(before, after);
}

function wrapper(place: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${place}/${each};`);
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    master_process off;
    pid ${place}/nginx.pid;
    events { }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join("\n")}
      include ${place}/site.conf;
    }`;
}
