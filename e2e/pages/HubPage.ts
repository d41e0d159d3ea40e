import { expect, type Locator, type WebSocket } from "@playwright/test";
import type { ExchangePage } from "./ExchangePage.ts";

/** The hub as one phone sees it. */
export class HubPage {
  readonly phone: ExchangePage;
  /** Ids of all records that this phone has sent, as they went over the wire. */
  readonly sent = new Set<string>();

  constructor(phone: ExchangePage) {
    this.phone = phone;
    phone.page.on("websocket", (socket: WebSocket) => {
      socket.on("framesent", ({ payload }) => {
        const text = typeof payload === "string" ? payload : payload.toString("latin1");
        for (const [, id] of text.matchAll(/PUB ev\.[a-z2-7]{16}\.([0-9a-f]{32}) /g)) if (id) this.sent.add(id);
      });
    });
  }

  t(key: string): string {
    return this.phone.words.ui(`hub:${key}`);
  }

  async open(): Promise<void> {
    await this.phone.show("/hub", "hub:title");
  }

  /** What the organiser types. */
  async name(): Promise<string> {
    await this.open();
    return (await this.phone.page.locator("[data-hub-name]").getAttribute("data-hub-name")) ?? "";
  }

  async take(code: string, how: "take.start" | "take.another" = "take.start"): Promise<void> {
    await this.open();
    await this.phone.page.getByRole("button", { name: this.t(how), exact: true }).tap();
    await this.phone.says("scan.paste").tap();
    await this.phone.page.getByLabel(this.phone.t("scan.text")).fill(code);
    await this.phone.button("scan.take-text").tap();
  }

  /** The code that this phone shows to the next one. */
  async shownCode(): Promise<string> {
    await this.open();
    await this.phone.page.getByRole("button", { name: this.t("code.show"), exact: true }).tap();
    return (await this.phone.page.locator("canvas[data-code]").getAttribute("data-code")) ?? "";
  }

  get state(): Locator {
    return this.phone.page.locator("[data-hub]");
  }

  async connected(): Promise<void> {
    await this.open();
    await expect(this.state).toHaveAttribute("data-hub", "connected", { timeout: 30_000 });
    await expect(this.state).toHaveAttribute("data-waiting", "0");
  }

  async says(fault: string): Promise<void> {
    await this.open();
    await expect(this.phone.page.getByText(this.t(`fault.${fault}`), { exact: true })).toBeVisible({ timeout: 30_000 });
  }
}
