import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { integrityOf } from "../../scripts/integrity.mjs";

/** The next build in a folder of the built app: every hashed file has a new name, and the old ones are gone from the server. */
export function deployNext(folder: string, name = "next"): void {
  const pageBefore = integrityOf(folder, "index.html");
  const assets = readdirSync(join(folder, "assets"));
  const renamed = assets.map((file) => [file, file.replace(/(\.[^.]+)$/, `-${name}$1`)] as const);
  for (const [before, after] of renamed) renameSync(join(folder, "assets", before), join(folder, "assets", after));
  for (const file of textFiles(folder)) {
    const text = renamed.reduce((sum, [before, after]) => sum.replaceAll(before, after), readFileSync(file, "utf8"));
    writeFileSync(
      file,
      file.endsWith("index.html") ? text.replace(/<html( data-deployed="[^"]*")?/, `<html data-deployed="${name}"`) : text,
    );
  }
  const worker = join(folder, "sw.js");
  const renewed = readFileSync(worker, "utf8").replaceAll(pageBefore, integrityOf(folder, "index.html"));
  writeFileSync(worker, renewed.replace(/url:"([^"]+)",revision:("[^"]*"|null),integrity:"[^"]*"/g, entry));

  function entry(_: string, url: string, revision: string): string {
    return `url:"${url}",revision:${revision === "null" ? "null" : `"${name}"`},integrity:"${integrityOf(folder, url)}"`;
  }
}

function textFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  return files.filter((file) => statSync(file).isFile() && [".js", ".css", ".html"].includes(extname(file)));
}
