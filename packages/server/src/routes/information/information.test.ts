import { oddities, scripts } from "@kyuseki/domain/hostileTexts";
import { readMarkdown } from "@kyuseki/domain/markdown";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { insertInformation } from "../../store/notices/information.ts";
import { addTeam, addUser, startTestServer, type TestServer } from "../../testing.ts";

const now = new Date("2026-11-20T03:00:00Z");
const start = new Date("2026-11-19T01:00:00Z");

let server: TestServer;
let tokens: { coach: string; colleague: string; other: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const [team, other] = [await addTeam(server.db), await addTeam(server.db)];
  const tokenOf = async (team_id: number) =>
    createSession(server.db, (await addUser(server.db, team_id)).id, true, now);
  tokens = {
    coach: await tokenOf(team.team_id),
    colleague: await tokenOf(team.team_id),
    other: await tokenOf(other.team_id),
  };
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from information"));

const get = async (search = "", as: keyof typeof tokens = "coach") =>
  server.app.inject({
    url: `/api/coach/information${search}`,
    headers: { authorization: `Token ${tokens[as]}` },
  });
const read = async (information_id: number | null, as: keyof typeof tokens = "coach") =>
  server.app.inject({
    method: "POST",
    url: "/api/coach/information/read",
    headers: { authorization: `Token ${tokens[as]}` },
    payload: { information_id },
  });
const publish = (title: string, overrides: object = {}) =>
  insertInformation(
    server.db,
    { category: "feature", title, body: "本文です。", author: "運営事務局", ...overrides },
    start,
  );
const titles = async (search: string) =>
  (await get(search)).json().information.map(({ title }: { title: string }) => title);

test("どのクラブの人にも同じものが新しい順に見え、Markdownは書かれたままと、読みとった形とで届く", async () => {
  const [first, last] = [await publish("一"), await publish("二", { category: "maintenance", body: "**太字** <b>" })];
  for (const as of ["coach", "other"] as const) {
    expect((await get("", as)).json()).toEqual({
      information: [
        { information_id: last, category: "maintenance", title: "二", published_at: start.toISOString(), read: false },
        { information_id: first, category: "feature", title: "一", published_at: start.toISOString(), read: false },
      ],
      total: 2,
      unread: 2,
    });
  }
  expect((await get(`/${last}`)).json()).toEqual({
    information_id: last,
    category: "maintenance",
    title: "二",
    published_at: start.toISOString(),
    read: false,
    author: "運営事務局",
    body: "**太字** <b>",
    body_tree: [{ tag: "p", props: {}, children: [{ tag: "strong", props: {}, children: ["太字"] }, " ", "<b>"] }],
  });
  expect((await get("/2000000000")).statusCode).toBe(404);
});

test("スクリプトに見える題と本文も、文字のまま返る", async () => {
  for (const text of [...scripts, ...oddities]) {
    const id = await publish(text, { body: text });
    expect((await get(`/${id}`)).json()).toMatchObject({ title: text, body: text, body_tree: readMarkdown(text) });
  }
});

test("深すぎる本文は、書かれたまま一つの段落になる", async () => {
  const body = "> ".repeat(99);
  const id = await publish("深い", { body });
  expect((await get(`/${id}`)).json().body_tree).toEqual([{ tag: "p", props: {}, children: [body] }]);
});

describe("既読", () => {
  test("読んだ人の分だけが既読になり、二度目も同じ。なくなったものを読んでも何も起きない", async () => {
    const [first] = [await publish("一"), await publish("二")];
    expect((await read(first)).json()).toEqual({ unread: 1 });
    expect((await read(first)).json()).toEqual({ unread: 1 });
    expect((await read(2_000_000_000)).json()).toEqual({ unread: 1 });
    expect((await get("", "colleague")).json().unread).toBe(2);
    expect((await get(`/${first}`)).json().read).toBe(true);
  });

  test("すべて既読にすると、あとから出たものだけが未読になる", async () => {
    await publish("一");
    await publish("二");
    expect((await read(null)).json()).toEqual({ unread: 0 });
    await publish("三");
    expect((await get()).json()).toMatchObject({
      unread: 1,
      information: [{ read: false }, { read: true }, { read: true }],
    });
  });
});

test("種類と言葉で絞り込め、全角と半角、大文字と小文字は同じに読み、記号はただの文字になる", async () => {
  await publish("ＣＳＶの取り込み", { category: "feature" });
  await publish("募集", { category: "recruitment", body: "csv 100%_の方" });
  expect(await titles("?q=csv")).toEqual(["募集", "ＣＳＶの取り込み"]);
  expect(await titles("?q=csv&category=feature")).toEqual(["ＣＳＶの取り込み"]);
  expect(await titles("?q=0%25_")).toEqual(["募集"]);
  expect(await titles("?q=%25")).toEqual(["募集"]);
  expect((await get("?category=unknown")).statusCode).toBe(400);
});

test("ページに分かれ、古い順にもなり、数は全部の数。最後のページより後ろは、最後のページ", async () => {
  for (let count = 1; count <= 27; count += 1) await publish(`第${count}号`);
  const first = (await get()).json();
  expect([first.information.length, first.information[0].title, first.total]).toEqual([25, "第27号", 27]);
  expect(await titles("?page=3&limit=10")).toEqual(["7", "6", "5", "4", "3", "2", "1"].map((count) => `第${count}号`));
  expect(await titles("?page=9&limit=25")).toEqual(["第2号", "第1号"]);
  expect(await titles("?order=oldest&page=2&limit=25")).toEqual(["第26号", "第27号"]);
  expect(await titles("?order=oldest&limit=2&q=第2")).toEqual(["第2号", "第20号"]);
  expect((await get("?order=title")).statusCode).toBe(400);
  expect((await get("?limit=101")).statusCode).toBe(400);
});
