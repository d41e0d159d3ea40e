import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { asExpression, type Engine, type Phone } from "./phone.ts";

/** WebKitGTK over plain WebDriver. Its profile ends with its process, so it can't be restarted; the page can be loaded anew. */
export const webkit: Engine = {
  name: "WebKit",
  async start() {
    const port = await freePort();
    const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], { stdio: "ignore", detached: true });
    const root = `http://127.0.0.1:${port}`;
    const { sessionId } = await session(root, { capabilities: { alwaysMatch: {} } });
    const call: Call = (method, path, body) => request(method, `${root}/session/${sessionId}${path}`, body);
    await call("POST", "/timeouts", { script: 60_000, pageLoad: 60_000 });
    await call("POST", "/window/rect", { width: 420, height: 900 });

    const element = async (selector: string) => {
      const found = (await call("POST", "/element", { using: "css selector", value: selector })) as Readonly<Record<string, string>>;
      return `/element/${Object.values(found)[0]}`;
    };
    const phone: Phone = {
      open: async (url) => void (await call("POST", "/url", { url })),
      ask: async (question, ...args) => {
        const script = `const done = arguments[arguments.length - 1]; Promise.resolve(${asExpression(question, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = (await call("POST", "/execute/async", { script, args: [] })) as { value?: unknown; error?: string };
        if (error !== undefined) throw new Error(error);
        return value as never;
      },
      click: async (selector) => void (await call("POST", `${await element(selector)}/click`, {})),
      type: async (selector, text) => void (await call("POST", `${await element(selector)}/value`, { text })),
      choose: async (selector, path) => void (await call("POST", `${await element(selector)}/value`, { text: path })),
      async close() {
        await call("DELETE", "");
        end(driver);
      },
    };
    return phone;
  },
};

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** The driver needs a moment until it listens. */
async function session(root: string, body: object, tries = 100): Promise<{ sessionId: string }> {
  try {
    return (await request("POST", `${root}/session`, body)) as { sessionId: string };
  } catch (problem) {
    if (tries === 0 || !(problem instanceof TypeError)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return session(root, body, tries - 1);
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** xvfb-run, the X server and the browser are one group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
