import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { answeredBy, dist, newProfile, offlineReady, openApp, openBrowser, startServer, watchTroubles } from "./pages/own-server.ts";

for (const base of ["/", "/a/b/"]) {
  test(`after one visit to ${base} the app starts cold with the server dead, and every file is there`, async () => {
    const server = await startServer({ base });
    const profile = newProfile();

    const first = await openBrowser(profile);
    const firstTroubles = await watchTroubles(first);
    const visit = first.pages()[0] ?? (await first.newPage());
    await openApp(visit, server.url);
    await offlineReady(visit);
    expect(firstTroubles).toEqual([]);
    await first.close();
    await server.kill();

    const second = await openBrowser(profile);
    const troubles = await watchTroubles(second);
    const page = second.pages()[0] ?? (await second.newPage());
    await openApp(page, server.url);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await answeredBy(page)).toBe("cache");
    expect(await missingOf(page.evaluate.bind(page), emittedFiles())).toEqual([]);
    await openApp(page, `${server.url}?from=home-screen`);
    expect(await answeredBy(page)).toBe("");
    await openApp(page, `${server.url}index.html`);
    await page.reload();
    await expect(page.locator("html[data-app-ready]")).toBeAttached();
    expect(troubles).toEqual([]);
    await second.close();
  });
}

test("the app can be installed, from a sub-folder too", async () => {
  const server = await startServer({ base: "/judge/" });
  const context = await openBrowser(newProfile());
  const page = context.pages()[0] ?? (await context.newPage());
  await openApp(page, server.url);
  await offlineReady(page);

  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${server.url}manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);

  const { name, icons, start_url } = JSON.parse(manifest.data ?? "{}") as Manifest;
  expect(name).toBe("Floorbook");
  expect(new URL(start_url, manifest.url).href).toBe(server.url);
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]),
  );
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === "image/png")) {
    const icon = await page.request.get(new URL(src, manifest.url).href);
    expect(icon.headers()["content-type"]).toBe(type);
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  await context.close();
  await server.kill();
});

test("the server keeps nothing old, gives no page for a missing file, and sends the policy", async ({ request, baseURL }) => {
  for (const path of ["", "index.html", "sw.js", "manifest.webmanifest"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-cache");
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect(response.headers()["referrer-policy"]).toBe("no-referrer");
    expect(response.headers()["permissions-policy"]).toContain("camera=(self)");
  }
  const asset = emittedFiles().find((file) => file.startsWith("assets/"));
  expect((await request.get(asset ?? "")).headers()["cache-control"]).toContain("immutable");
  for (const path of ["assets/gone.js", "gone.png", "gone", "a/b/gone", "../package.json", "..%2fpackage.json"]) {
    expect((await request.get(new URL(path, baseURL).href)).status()).toBe(404);
  }
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}

function emittedFiles(): readonly string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "sw.js")
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
}

function missingOf(
  evaluate: (load: (files: readonly string[]) => Promise<string[]>, files: readonly string[]) => Promise<string[]>,
  files: readonly string[],
): Promise<string[]> {
  return evaluate(async (paths) => {
    const loaded = await Promise.all(
      paths.map((path) => fetch(path).then(async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0)),
    );
    return paths.filter((_, index) => !loaded[index]);
  }, files);
}
