import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const TRIES = 50;
const PAUSE = 100;

/** Starts the server and starts it again when it dies. Ends with this program. */
export async function keepRunning(config: string, logFile: string, isReady: () => Promise<void>): Promise<void> {
  const program = serverProgram();
  if (program === undefined)
    return stop("nats-server is not installed. Debian: apt-get install nats-server; elsewhere: https://nats.io/download");
  const args = ["-c", config, "-l", logFile];
  let server = start(program, args, onEnd);
  let isUp = false;

  function onEnd(code: number | null) {
    if (!isUp) return stop(`The server did not start (${code}): its reason is the end of ${logFile}.`);
    process.stderr.write("The server has died and is started again.\n");
    setTimeout(() => {
      server = start(program as string, args, onEnd);
    }, 1_000);
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.removeAllListeners("exit");
      server.kill("SIGTERM");
      process.exit(0);
    });
  }
  for (let tries = 1; ; tries += 1) {
    await pause();
    const problem = await isReady().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (problem === undefined) break;
    if (tries === TRIES) throw problem;
  }
  isUp = true;
}

function serverProgram(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nats-server")).find((path) => existsSync(path));
}

function start(program: string, args: readonly string[], onEnd: (code: number | null) => void): ChildProcess {
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  server.once("exit", onEnd);
  return server;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
