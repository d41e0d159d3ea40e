import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectAsAdmin } from "../../scripts/hub/admin.ts";
import { keysIn } from "../../scripts/hub/keys.ts";
import { subjectsOf } from "../../scripts/hub/tokens.ts";
import { freePort } from "./own-server.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** A real hub, started as an organiser starts it, that can be killed and started again on the same disk. */
export class OwnHub {
  readonly folder = mkdtempSync(join(tmpdir(), "floorbook-hub-"));
  readonly #port: number;
  readonly #adminPort: number;
  #program: ChildProcess | undefined;

  private constructor(port: number, adminPort: number) {
    this.#port = port;
    this.#adminPort = adminPort;
  }

  static async on(): Promise<OwnHub> {
    return new OwnHub(await freePort(), await freePort());
  }

  get admin(): string {
    return `127.0.0.1:${this.#adminPort}`;
  }

  /** Runs when it resolves; with an event's name it gives that event's code. */
  async start(event?: string, ...more: readonly string[]): Promise<string> {
    const place = ["--dir", this.folder, "--port", String(this.#port), "--admin", this.admin];
    const address = ["--self-signed", "--address", `wss://localhost:${this.#port}`];
    const options = [...place, ...address, ...(event === undefined ? [] : ["--event", event]), ...more];
    const args = ["--import", "tsx", join(ROOT, "scripts", "hub", "hub.ts"), ...options];
    // A group of its own, so that the server dies with the program that keeps it running.
    const program = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: ["pipe", "pipe", "inherit"] });
    this.#program = program;
    let said = "";
    const awaited = event === undefined ? /The hub runs\./ : /^FB1:H.*$/m;
    return new Promise((resolve, reject) => {
      program.stdout.on("data", (text: Buffer) => {
        said += text.toString();
        const [code] = awaited.exec(said) ?? [];
        if (code !== undefined && said.endsWith("\n")) resolve(code);
      });
      program.once("exit", (code) => reject(new Error(`the hub ended with ${code}: ${said}`)));
    });
  }

  /** As if the power went: no time to tidy up. */
  async kill(): Promise<void> {
    const program = this.#program;
    if (program?.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    process.kill(-program.pid, "SIGKILL");
    await ended;
  }

  /** How many records lie there for an event. */
  async records(event: string): Promise<number> {
    const admin = await connectAsAdmin(keysIn(this.folder), this.admin);
    const info = (await admin.request(`$JS.API.STREAM.INFO.${subjectsOf(event).stream}`)).json<{ state: { messages: number } }>();
    await admin.close();
    return info.state.messages;
  }

  /** Everything that is on the hub's disk, keys and configuration included. */
  disk(): string {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    return files.map((each) => `${each.name}\n${readFileSync(join(each.parentPath, each.name), "latin1")}`).join("\n");
  }
}
