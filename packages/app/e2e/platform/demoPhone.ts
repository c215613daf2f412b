import { seedDemo, startTestServer, type TestServer } from "@kyuseki/server/testing";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { chromiumLaunch } from "../../../../scripts/browser.ts";
import { forgetServiceWorkers, manager, phone, signIn } from "../browser.ts";

/** Friday 17:00 in Japan, for server and browser: the demo team's data is the same in every run. */
const now = new Date("2026-11-20T08:00:00Z");

export type PhoneTask = {
  page: Page;
  /** Presses one thing on the screen and counts it. Typing is not counted. */
  tap: (target: Locator) => Promise<void>;
  taps: () => number;
};

/** The demo team on this file's own server; each task starts on the home page, signed in as manager, on a phone. */
export function demoOnPhone() {
  let server: TestServer;
  let browser: Browser;
  let address: string;
  let storageState: Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
    await seedDemo(server.db, server.files, now);
    address = await server.listen();
    browser = await chromium.launch(await chromiumLaunch());
    const page = await openPhone();
    await page.goto("/login");
    await signIn(page, manager);
    await page.getByRole("heading", { name: "ホーム", level: 1 }).waitFor();
    storageState = await page.context().storageState();
    await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function openPhone() {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      baseURL: address,
      permissions: ["clipboard-read", "clipboard-write"],
      ...(storageState && { storageState }),
    });
    await context.addInitScript(forgetServiceWorkers);
    context.setDefaultTimeout(10_000);
    await context.clock.setFixedTime(now);
    return context.newPage();
  }

  return async (): Promise<PhoneTask> => {
    const page = await openPhone();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    onTestFinished(async () => {
      await page.context().close();
      expect(complaints).toEqual([]);
    });
    await page.goto("/");
    let count = 0;
    const tap = async (target: Locator) => {
      count += 1;
      await target.tap();
    };
    return { page, tap, taps: () => count };
  };
}
