import { createEvent, createMeasuringDay, dayInJapan, listMeasureItems, recordPitchCounts } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signOut } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { gameDraft } from "./gameDraft.ts";

const open = visitingInTurn();

test("OF-1 開いたページは、圏外で移っても、開き直しても、その時刻とともに読める。ログアウトすると消える", {
  timeout: 90_000,
}, async () => {
  const visit = await open();
  const { page, context } = visit;
  const pages = await pagesToRead(visit);
  await page.goto("/");
  for (const one of pages) {
    await one.open(page);
    await expectShown(page, one);
  }
  await expect.poll(() => storedPaths(page), { timeout: 15_000 }).toEqual(expect.arrayContaining(kept));

  await context.setOffline(true);
  for (const one of pages) {
    await one.open(page);
    await expectShown(page, one);
    await bar(page).waitFor();
  }
  await context.setOffline(false);
  await bar(page).waitFor({ state: "detached" });

  // The server is out of reach, whatever the browser says of the network; nothing is in memory.
  await context.route("**/api/**", (route) => route.abort());
  for (const one of pages) {
    await page.goto(one.address);
    await expectShown(page, one);
    await bar(page).waitFor();
  }
  await page.goto("/team-management");
  await page.getByText("サーバーにつながりませんでした。").first().waitFor();
  await page.getByRole("button", { name: "再読み込みする" }).first().waitFor();

  await context.unroute("**/api/**");
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(await bar(page).count()).toBe(0);
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain("kyuseki-answers");
});

type ReadPage = {
  address: string;
  title: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page["getByText"]>;
};

/** A coach's pages, the data on them, and the way to each inside the app. */
async function pagesToRead(visit: Visit): Promise<ReadPage[]> {
  const call = await visit.asCoach();
  const member_id = await idOf(visit, "木村");
  const { items } = await call(listMeasureItems);
  const date = dayInJapan(new Date());
  const day = await call(createMeasuringDay, {
    body: { name: "秋の測定会", date, item_ids: items.slice(0, 1).map(({ id }) => id) },
  });
  const event = await call(createEvent, { body: { ...gameDraft, repeat_until: null, tell: null } });
  await call(recordPitchCounts, { body: { date, counts: [{ member_id, kind: "game", pitches: 60 }] } });

  const follow = (address: string) => (page: Page) =>
    page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, address);
  const at = (title: string, address: string, shown: ReadPage["shown"]): ReadPage => ({
    address,
    title,
    open: follow(address),
    shown,
  });
  return [
    at("ホーム", "/", (page) => page.getByRole("heading", { level: 1, name: "ホーム" })),
    at("メンバーリスト", "/member-list", (page) => page.getByRole("rowheader", { name: "木村 葵" })),
    at("メンバーの詳細", `/member-list/${member_id}`, (page) =>
      page.getByRole("dialog", { name: "メンバー詳細" }).getByText("木村 葵").first(),
    ),
    at("投球数ガード", "/dashboard/pitch-guard", (page) => page.getByRole("row", { name: /木村 葵.*60/ })),
    at("測定会の入力", "/evaluation-result/measuring-day", (page) => page.getByText("秋の測定会").first()),
    at("測定会の入力", `/evaluation-result/measuring-day?day=${day.id}`, (page) =>
      page.getByText(/木村 葵|林 海斗/).first(),
    ),
    at("イベント", "/event-list", (page) => page.getByText("練習試合").first()),
    at("チームの行事", `/event-list/team/${event.event_id}`, (page) => page.getByText("第1グラウンド").first()),
  ];
}

async function expectShown(page: Page, { title, shown }: ReadPage) {
  await expect.poll(() => page.title(), { timeout: 15_000 }).toBe(`${title} - 球跡 Kyuseki`);
  await shown(page).waitFor();
}

const bar = (page: Page) => page.getByText(/^オフラインです。表示は \d+:\d\d 時点の記録です。$/);

const kept = [
  "/api/coach/events",
  "/api/coach/home",
  "/api/coach/measure/days",
  "/api/coach/measure/items",
  "/api/coach/memberlist/members",
  "/api/coach/pitch_guard",
];
/** Of the stored answers, without their queries. */
const storedPaths = (page: Page) =>
  page.evaluate(async () =>
    // Opening it before the app has would make an empty one.
    (await indexedDB.databases()).every(({ name }) => name !== "kyuseki-answers")
      ? []
      : new Promise<string[]>((resolve) => {
          const opening = indexedDB.open("kyuseki-answers");
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction("answers").objectStore("answers").getAllKeys();
            reading.onsuccess = () => {
              database.close();
              resolve(reading.result.map((key) => String(Array.isArray(key) ? key[2] : "").split("?")[0] ?? ""));
            };
          };
        }),
  );
