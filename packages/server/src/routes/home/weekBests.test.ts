import type { WeekBests } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { addPlayer, fridayEvening } from "./home.fixtures.ts";

let server: TestServer;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => fridayEvening });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const user = await addUser(server.db, teamId);
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, fridayEvening)}` };
});

const ask = (search = "") => server.app.inject({ url: `/api/coach/bests${search}`, headers });
const bests = async (search = ""): Promise<WeekBests> => {
  const reply = await ask(search);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const lines = async (search = "") =>
  (await bests(search)).bests.map(({ short_name, measured, value, gain, date }) => [
    "item" in measured ? measured.item : measured.kind,
    short_name,
    value,
    gain,
    date,
  ]);

/** Exit speed off the tee, or a pitch. */
const measure = (member: number, date: string, speed: number, { mode = 1, team = teamId } = {}) =>
  server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
     values ($1, $2, $3, $4, $5, 'rubber', $6)`,
    [team, member, `${date}T15:00:00+09:00`, mode, mode === 1 ? 1 : null, speed],
  );
const take = async (member: number, preset: string, date: string, value: number) => {
  const item = (await listMeasureItems(server.db, teamId)).find((one) => one.preset === preset);
  await server.db.query(
    "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, $6)",
    [teamId, member, item?.id, date, value, fridayEvening],
  );
};

describe("GET /api/coach/bests", () => {
  test("更新がなければ、今週の月曜から日曜と、空の一覧", async () => {
    expect(await bests()).toEqual({
      range: { start: "2026-11-16", end: "2026-11-22" },
      bests: [],
    });
  });

  test("種類、チームの項目の順に並び、その中は伸びの大きい順。同じ姓は名のはじめで見分ける", async () => {
    const ichiro = await addPlayer(server.db, teamId, { name: "佐藤 一郎", grade: "j2" });
    const jiro = await addPlayer(server.db, teamId, { name: "佐藤 次郎", grade: "j1" });
    const ono = await addPlayer(server.db, teamId, { name: "小野 湊", grade: "h2" });
    for (const [member, before, now] of [
      [ichiro, 8, 7.6],
      [ono, 7.5, 7],
    ] as const) {
      await take(member, "run_50m", "2026-10-01", before);
      await take(member, "run_50m", "2026-11-17", now);
    }
    await measure(ono, "2026-10-01", 120, { mode: 2 });
    await measure(ono, "2026-11-19", 122.5, { mode: 2 });
    await measure(jiro, "2026-10-01", 100);
    await measure(jiro, "2026-11-16", 102);
    await measure(ichiro, "2026-10-01", 110);
    await measure(ichiro, "2026-11-20", 111.3);

    expect(await lines()).toEqual([
      [1, "佐藤 次", 102, 2, "2026-11-16"],
      [1, "佐藤 一", 111.3, 1.3, "2026-11-20"],
      [4, "小野", 122.5, 2.5, "2026-11-19"],
      ["50m走", "小野", 7, 0.5, "2026-11-17"],
      ["50m走", "佐藤 一", 7.6, 0.4, "2026-11-17"],
    ]);
    expect((await bests()).bests[1]).toEqual({
      member: { id: ichiro, last_name: "佐藤", first_name: "一郎", grade: "j2" },
      short_name: "佐藤 一",
      date: "2026-11-20",
      measured: { kind: 1, batting_type: 1 },
      value: 111.3,
      gain: 1.3,
    });
  });

  test("ほかの週は、その週のどの日で尋ねても同じ。その週より後の記録は、前の最高にならない", async () => {
    const ono = await addPlayer(server.db, teamId, { name: "小野 湊", grade: "h2" });
    await measure(ono, "2026-10-01", 100);
    await measure(ono, "2026-11-08", 102);
    await measure(ono, "2026-11-09", 104);
    await measure(ono, "2026-11-15", 105.5);
    await measure(ono, "2026-11-16", 120);
    const week = await bests("?week=2026-11-09");
    expect(week.range).toEqual({ start: "2026-11-09", end: "2026-11-15" });
    expect(await lines("?week=2026-11-09")).toEqual([[1, "小野", 105.5, 3.5, "2026-11-15"]]);
    expect(await bests("?week=2026-11-15")).toEqual(week);
  });

  test("ほかのチームと、退団した選手のものは入らない", async () => {
    const left = await addPlayer(server.db, teamId, { name: "たいだん 二", grade: "j1", state: "archived" });
    const other = (await addTeam(server.db)).team_id;
    const theirs = await addPlayer(server.db, other, { name: "よそ 五", grade: "j1" });
    for (const [member, team] of [
      [left, teamId],
      [theirs, other],
    ] as const) {
      await measure(member, "2026-10-01", 100, { team });
      await measure(member, "2026-11-17", 103, { team });
    }
    expect(await lines()).toEqual([]);
  });

  test.each(["2026-13-01", "2026-11", "0000-01-01", "9999-12-31", "今週"])("week=%s は断る", async (week) => {
    const reply = await ask(`?week=${encodeURIComponent(week)}`);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: expect.any(String), code: "invalid", fields: { week: "週を選び直してください" } },
    ]);
  });

  test("ログインしていなければ断る", async () => {
    const reply = await server.app.inject({ url: "/api/coach/bests" });
    expect([reply.statusCode, reply.json().code]).toEqual([401, "unauthorized"]);
  });
});
