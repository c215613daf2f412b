import { createEvent } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf, phone } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { giveParents, leave, linkMailedTo, parents, visitingWithMail } from "./families.ts";
import { gameDay, gameDraft } from "./gameDraft.ts";

const open = visitingWithMail();

test("EV-1・EV-2 試合を入れて知らせ、家族が出欠と車を答え、カレンダーに届き、中止が全員に伝わる", async () => {
  const manager = await begin();
  const { page, server, coach } = manager;
  await page.goto("/event-list");
  await page.getByRole("link", { name: "行事を追加" }).first().click();
  await page.getByText("試合", { exact: true }).click();
  await page.getByRole("textbox", { name: "行事の名前" }).fill("練習試合");
  await page.getByRole("textbox", { name: "場所", exact: true }).fill("ひばりが丘公園 野球場");
  await typeInto(page, "日付", gameDay.replaceAll("-", ""));
  await typeInto(page, "集合", "0730");
  await typeInto(page, "開始", "0930");
  await typeInto(page, "解散", "0800");
  await page.getByText("車を出せるか、家族に聞く").click();
  await page.getByRole("button", { name: "追加して3人に知らせる" }).click();
  await page.getByText("解散は、開始より後の時刻にしてください").first().waitFor();
  expect(pathOf(page)).toBe("/event-list/new");
  expect(await page.getByRole("textbox", { name: "行事の名前" }).inputValue()).toBe("練習試合");
  await typeInto(page, "解散", "1300");
  await page.getByRole("button", { name: "追加して3人に知らせる" }).dblclick();
  await page.waitForURL(/\/event-list\/team\/\d+/);
  const { rows: events } = await server.db.query("select id from events where team_id = $1", [coach.teamId]);
  expect(events).toHaveLength(1);

  await leave(manager);
  const family = await open({ with: manager, signedIn: false, viewport: phone });
  await family.page.goto(await linkMailedTo(manager, parents));
  await family.page.getByRole("heading", { level: 1, name: "大野さんのご家族" }).waitFor();
  expect(await family.page.getByText("木村").count()).toBe(0);
  const sho = family.page.getByRole("group", { name: "翔さんの返事" }).first();
  await sho.getByRole("button", { name: "参加", exact: true }).click();
  const car = family.page.getByRole("group", { name: "車" }).first();
  await car.getByRole("button", { name: "出せる" }).click();
  await family.page.getByRole("button", { name: "1人ふやす" }).click();
  await expect
    .poll(async () => (await server.db.query("select choice, seats from event_cars")).rows)
    .toEqual([{ choice: "offer", seats: 2 }]);
  await family.page.reload();
  expect(await sho.getByRole("button", { name: "参加", exact: true }).getAttribute("aria-pressed")).toBe("true");

  await page.reload();
  await page.getByRole("button", { name: /^大野 翔/ }).waitFor();
  expect(await page.getByRole("button", { name: /^大野 翔/ }).getAttribute("data-state")).toBe("coming");
  await page.getByRole("button", { name: /^木村/ }).click();
  await page.getByRole("dialog").getByText("不参加").click();
  await page.getByRole("dialog").getByRole("button", { name: "返事を入れる" }).click();
  await page.locator('[data-state="absent"]').filter({ hasText: "木村" }).waitFor();

  const feed = await feedOf(family);
  expect(feed).toContain("SUMMARY:練習試合");
  expect(feed).toContain(`DTSTART:${startInUtc("07:30")}`);

  await page.getByRole("button", { name: "中止・変更" }).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: "中止する" })
    .or(page.getByRole("dialog").getByRole("button", { name: "中止する" }))
    .first()
    .click();
  await page.getByRole("dialog").getByRole("textbox", { name: "伝えること" }).fill("グラウンドが使えません。");
  await page.getByRole("dialog").getByRole("button", { name: "中止して3人に知らせる" }).dblclick();
  await page
    .getByText(/この行事は中止になりました/)
    .first()
    .waitFor();
  await leave(manager);
  const { rows: told } = await server.db.query(
    `select n.title, count(r.*)::int as players from notices n join notice_recipients r on r.team_id = n.team_id and r.notice_id = n.id
     where n.team_id = $1 and n.title like '【中止】%' group by n.team_id, n.id, n.title`,
    [coach.teamId],
  );
  expect(told).toEqual([{ title: expect.stringContaining("練習試合"), players: 3 }]);
  await family.page.reload();
  await family.page.getByText("中止").first().waitFor();
  expect(await feedOf(family)).toContain("STATUS:CANCELLED");
});

test("R4 二人の監督が同じ行事を変えると、後から保存した人に聞き、書いたものは失われない", async () => {
  const manager = await begin();
  const call = await manager.asCoach();
  const { event_id, version, ...made } = await call(createEvent, {
    body: { ...gameDraft, repeat_until: null, tell: null },
  });
  await manager.page.goto(`/event-list/team/${event_id}/edit`);
  await manager.page.getByRole("textbox", { name: "持ち物" }).fill("水筒2本");
  await manager.server.db.query("update events set place = '第2グラウンド', version = version + 1 where id = $1", [
    event_id,
  ]);
  expect([made.place, version]).toEqual(["第1グラウンド", 1]);
  await manager.page.getByText("招待した人に知らせる").click();
  await manager.page.getByRole("button", { name: "保存する" }).click();
  await manager.page.waitForURL(/\/event-list\/team\/\d+$/);
  const { rows } = await manager.server.db.query("select place, bring from events where id = $1", [event_id]);
  expect(rows).toEqual([{ place: "第2グラウンド", bring: "水筒2本" }]);
});

test("暦のファイルが届くまでも、届かなくても、日と時刻を入力して保存できる", async () => {
  const manager = await begin();
  const { page, context } = manager;
  const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>();
  await context.route(/\/assets\/segmentedFields-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/event-list/new");
  await page.getByRole("textbox", { name: "行事の名前" }).fill("紅白戦");
  const starts = page.locator("input[name=starts]");
  await starts.focus();
  await page.keyboard.press("Backspace");
  const day = page.locator("input[type=date]");
  await day.fill(gameDay);
  letThrough();
  await page
    .getByRole("spinbutton", { name: /, 集合/ })
    .first()
    .waitFor();
  expect(await day.inputValue()).toBe(gameDay);
  await page.getByRole("textbox", { name: "行事の名前" }).focus();
  // A time that is typed in part stays as it is.
  expect(await starts.getAttribute("type")).toBe("time");
  const [year, month] = gameDay.split("-");
  await page
    .getByRole("spinbutton", { name: /年, 日付/ })
    .filter({ hasText: year })
    .waitFor();
  await page
    .getByRole("spinbutton", { name: /月, 日付/ })
    .filter({ hasText: String(Number(month)) })
    .waitFor();

  await context.unroute(/\/assets\/segmentedFields-/);
  await context.route(/\/assets\/segmentedFields-/, (route) => route.abort());
  await page.goto("/event-list/new");
  await page.getByRole("textbox", { name: "行事の名前" }).fill("紅白戦");
  await day.fill(gameDay);
  await page.locator("input[name=starts]").fill("09:30");
  await page.locator("input[name=ends]").fill("12:00");
  await page.getByRole("button", { name: "追加して3人に知らせる" }).click();
  await page.waitForURL(/\/event-list\/team\/\d+/);
  const { rows } = await manager.server.db.query("select starts_at from events where title = '紅白戦'");
  expect(rows).toEqual([{ starts_at: new Date(`${gameDay}T09:30:00+09:00`) }]);
});

async function begin(): Promise<Visit> {
  const visit = await open();
  await giveParents(visit);
  return visit;
}

/** A date or time is typed digit by digit into its parts. */
async function typeInto(page: Page, field: string, digits: string) {
  await page
    .getByRole("spinbutton", { name: new RegExp(`, ${field}`) })
    .first()
    .click();
  await page.keyboard.type(digits);
}

/** What a calendar that follows the family's address is given. */
async function feedOf({ page }: Visit): Promise<string> {
  const adder = page.getByRole("button", { name: "カレンダーに追加" });
  await adder.click();
  const make = page.getByRole("button", { name: "アドレスを作る" });
  await make.click();
  const url = await page.getByRole("textbox", { name: "カレンダーのアドレス" }).inputValue();
  return (await page.request.get(new URL(url).pathname)).text();
}

const startInUtc = (time: string) =>
  `${new Date(`${gameDay}T${time}:00+09:00`).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
