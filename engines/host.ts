import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { serve } from "../scripts/serve.mjs";

/** One address whose server comes and goes. */
export interface Server {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createServer(dir: string): Promise<Server> {
  const base = "/judge/";
  let running: HttpServer | undefined = await serve({ dir, port: 0, base });
  const address = running.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}${base}`,
    async start() {
      running = await serve({ dir, port, base });
    },
    async stop() {
      if (!running) return;
      const ended = once(running, "close");
      running.close();
      running.closeAllConnections();
      await ended;
      running = undefined;
    },
  };
}
