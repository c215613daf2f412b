import { startTestServer } from "@kyuseki/server/testing";
import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "../browser.ts";
import { signIn, visiting } from "../faults/visit.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const morning = Date.parse("2026-05-11T09:00:00+09:00");
let serverClock = morning;
const openVisit = visiting(() => startTestServer({ now: () => new Date(serverClock) }));

test.for([
  { skew: "24時間進んだ", skewMs: dayMs },
  { skew: "24時間遅れた", skewMs: -dayMs },
])("S3 狂った時計（$skew）でも、早くログアウトせず、長くも居られない", async ({ skewMs }) => {
  const visit = await openVisit({ signedIn: false });
  onTestFinished(visit.close);
  const { context, page } = visit;
  const goOn = async (ms: number) => {
    serverClock = morning + ms;
    await context.clock.setSystemTime(serverClock + skewMs);
  };

  await goOn(0);
  await page.goto("/login?redirect=/member-list");
  await signIn(visit);
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();

  const almost = 3 * dayMs - hourMs;
  await goOn(almost);
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();

  await goOn(almost + 3 * dayMs + 1000);
  await page.goto("/member-list");
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  expect(pathOf(page)).toBe("/login?redirect=/member-list");
  expect(visit.consoleMessages()).toEqual([]);
});

test.for([
  { jump: "24時間進む", jumpMs: dayMs },
  { jump: "24時間戻る", jumpMs: -dayMs },
])("S3 使っている間に時計が狂っても（$jump）、サーバーの時計だけが数える", async ({ jumpMs }) => {
  serverClock = morning;
  const visit = await openVisit({ signedIn: false });
  onTestFinished(visit.close);
  const { context, page } = visit;
  await context.clock.setSystemTime(morning);
  await page.goto("/login?redirect=/member-list");
  await signIn(visit);
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();

  await context.clock.setSystemTime(morning + jumpMs);
  await page.reload();
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();

  serverClock = morning + 3 * dayMs + 1000;
  await page.reload();
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  expect(visit.consoleMessages()).toEqual([]);
});
