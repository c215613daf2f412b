import { type Member, type Session, storageKeys } from "@kyuseki/domain";
import { type Call, createClient } from "@kyuseki/domain/client";
import { addMember, addTeam, addUser, startTestServer, type TestServer, testPassword } from "@kyuseki/server/testing";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { chromiumLaunch } from "../../../../scripts/browser.ts";
import { desktop, forgetServiceWorkers, signIn as signInAs } from "../browser.ts";
import { type FaultProxy, openFaultProxy } from "./faultProxy.ts";

/** A coach with their own team and browser, and a proxy that can inject faults. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  proxy: FaultProxy;
  coach: { id: number; email: string; password: string; teamId: number };
  server: TestServer;
  /** The API as the coach, without browser and faults. */
  asCoach: () => Promise<Call>;
  /** Unexpected console messages of the page. */
  consoleMessages: () => string[];
  close: () => Promise<void>;
};

export type VisitOptions = {
  signedIn?: boolean;
  viewport?: { width: number; height: number };
  coachType?: "manager" | "coach";
  withServiceWorker?: boolean;
  /** Joins the team of another visit. */
  with?: Visit;
  /** Joins this team. */
  teamId?: number;
};

/** One server and one browser for the file; visits may run concurrently. */
export function visiting(startServer: () => Promise<TestServer> = startTestServer) {
  let browser: Browser;
  let server: TestServer;
  let address = "";

  beforeAll(async () => {
    server = await startServer();
    address = await server.listen();
    browser = await chromium.launch(await chromiumLaunch());
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  return async (options: VisitOptions = {}): Promise<Visit> => {
    const { signedIn = true, viewport = desktop, coachType = "manager", withServiceWorker = false } = options;
    const teamId = options.teamId ?? options.with?.coach.teamId ?? (await addTeamOfThree(server));
    const { id, email } = await addUser(server.db, teamId, { coach_type: coachType });
    const coach = { id, email, password: testPassword, teamId };
    const proxy = await openFaultProxy(address);
    const context = await browser.newContext({
      viewport,
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      baseURL: proxy.url,
      ...(signedIn && { storageState: holding(proxy.url, await tokenOf(address, coach)) }),
    });
    if (!withServiceWorker) await context.addInitScript(forgetServiceWorkers);
    context.setDefaultTimeout(patienceMs);
    const consoleMessages = listen(context);
    const page = await context.newPage();
    const close = async () => {
      await context.close();
      await proxy.close();
    };
    const asCoach = async () => {
      const token = await tokenOf(address, coach);
      return createClient({ token: () => token, baseURL: address, adapter: "http" }).call;
    };
    return { page, context, proxy, coach, server, asCoach, consoleMessages, close };
  };
}

/** Signs in; afterwards the test may go to another address. */
export async function signIn({ page, coach }: Visit) {
  await signInAs(page, coach);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor({ state: "detached" });
}

export const expiredSentence = "ログインの期限が切れました。もう一度ログインしてください。";

/** A coach's session without a browser. */
async function tokenOf(address: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`ログインできませんでした (${answer.status})`);
  const { token }: Session = await answer.json();
  return token;
}

function holding(origin: string, token: string) {
  const value = JSON.stringify({ token, expires_at: Math.floor(Date.now() / 1000) + 3600 });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: storageKeys.token, value }] }] };
}

/**
 * Collects console messages, without those expected everywhere: refused calls and late fonts, the status of a 500
 * (ER-1), a failed session check (SE-1), and a team that was not saved, or was asked for as the session ended (AP-1).
 */
function listen(context: BrowserContext) {
  const heard: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  context.on("weberror", (message) => heard.push(`unhandled: ${message.error()}`));
  return () => heard.filter((text) => !expectedEverywhere.test(text));
}

const expectedEverywhere =
  /^Failed to load resource: |^HTTP 500$|^session check failed: |^team (update failed: |fetch failed: (unauthorized|unavailable) )/;

/** A call may take its 15 seconds, on a busy machine. */
const patienceMs = 30_000;

async function addTeamOfThree({ db }: TestServer): Promise<number> {
  const { team_id } = await addTeam(db);
  for (const member of members) await addMember(db, team_id, member);
  return team_id;
}

const members: readonly Partial<Member>[] = [
  { last_name: "大野", first_name: "翔", last_name_kana: "おおの", grade: "j1" },
  { last_name: "木村", first_name: "葵", last_name_kana: "きむら", grade: "j3" },
  { last_name: "林", first_name: "海斗", last_name_kana: "はやし", grade: "e6" },
];
