import type { LocalRanking } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { type Measured, measure } from "./rankings.fixtures.ts";

// The last month is 2026-10-20 to 2026-11-20, the one before 2026-09-18 to 2026-10-19.
const now = new Date("2026-11-20T03:00:00Z");
let server: TestServer;
let teamId: number;
let headers: { authorization: string };
const ids = new Map<string, number>();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  headers = {
    authorization: `Token ${await createSession(server.db, (await addUser(server.db, teamId)).id, false, now)}`,
  };
  for (const [first_name, more] of [
    ["湊", { grade: "h2" }],
    ["陽翔", { grade: "h2" }],
    ["碧", { grade: "j1", gender: "F" }],
    ["颯太", { grade: "e6", gender: null }],
  ] as const) {
    ids.set(first_name, (await addMember(server.db, teamId, { first_name, ...more })).id);
  }
});

const hit = (name: string, date: string, speed: number, more: Partial<Measured> = {}): Measured => ({
  team_id: teamId,
  id: ids.get(name) ?? 0,
  date,
  speed,
  ...more,
});

async function ranking(search = ""): Promise<LocalRanking> {
  const reply = await server.app.inject({ url: `/api/coach/ranking/individual/local${search}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const reading = { last_name_kana: "さとう", first_name_kana: "いちろう" };
const ranked = ({ rows }: LocalRanking) => rows.map(({ rank, first_name, value }) => [rank, first_name, value]);

describe("チーム内ランキング", () => {
  test("最大・平均・回数・記録日・前の順位・伸び率が、期間の中だけから出る", async () => {
    await measure(server.db, [
      hit("湊", "2026-10-20", 110),
      hit("湊", "2026-11-18", 120),
      hit("湊", "2026-11-19", 120),
      hit("湊", "2026-10-19", 90),
      hit("湊", "2025-12-01", 100),
      hit("湊", "2026-03-01", 140),
      hit("陽翔", "2026-11-20", 112),
      hit("陽翔", "2026-09-18", 111),
      hit("陽翔", "2026-09-17", 199),
      hit("碧", "2026-11-01", 80),
    ]);
    expect(await ranking()).toEqual({
      batting_type: 1,
      ball: "rubber",
      range: { start: "2026-10-20", end: "2026-11-20" },
      before: { start: "2026-09-18", end: "2026-10-19" },
      base: { start: "2025-11-20", end: "2026-02-20" },
      rows: [
        {
          id: ids.get("湊"),
          last_name: "佐藤",
          first_name: "湊",
          ...reading,
          grade: "h2",
          rank: 1,
          rank_before: 2,
          value: 120,
          mean: 116.7,
          count: 3,
          date: "2026-11-18",
          fast: null,
          base: null,
          base_count: 1,
          growth: null,
        },
        {
          id: ids.get("陽翔"),
          last_name: "佐藤",
          first_name: "陽翔",
          ...reading,
          grade: "h2",
          rank: 2,
          rank_before: 1,
          value: 112,
          mean: 112,
          count: 1,
          date: "2026-11-20",
          fast: null,
          base: null,
          base_count: 0,
          growth: null,
        },
        {
          id: ids.get("碧"),
          last_name: "佐藤",
          first_name: "碧",
          ...reading,
          grade: "j1",
          rank: 3,
          rank_before: null,
          value: 80,
          mean: 80,
          count: 1,
          date: "2026-11-01",
          fast: null,
          base: null,
          base_count: 0,
          growth: null,
        },
      ],
      median: 112,
      median_before: 100.5,
    });
  });

  test("伸び率は上位1割どうし、どちらも10球以上。たくさん振っただけでは伸びない", async () => {
    const swings = (name: string, date: string, speeds: readonly number[], more: Partial<Measured> = {}) =>
      speeds.map((speed) => hit(name, date, speed, more));
    const ten = [91, 92, 93, 94, 95, 96, 97, 98, 99, 100];
    await measure(server.db, [
      ...swings("湊", "2025-12-01", ten),
      ...swings("湊", "2026-11-01", Array.from({ length: 8 }, () => ten).flat()),
      hit("湊", "2026-11-02", 130),
      ...swings("陽翔", "2025-12-01", ten.slice(1)),
      ...swings("陽翔", "2026-11-01", ten),
      ...swings("碧", "2025-12-01", ten),
      ...swings("碧", "2026-11-01", ten.slice(1)),
    ]);
    const grown = async (search = "") =>
      (await ranking(search)).rows.map(({ first_name, value, count, fast, base, base_count, growth }) => [
        first_name,
        value,
        count,
        fast,
        base,
        base_count,
        growth,
      ]);
    // EV90 of ten is 99.1; of eight times those and 130 it is 100. Best against best would be +30 %.
    expect(await grown()).toEqual([
      ["湊", 130, 81, 100, 99.1, 10, 0.9],
      ["陽翔", 100, 10, 99.1, null, 9, null],
      ["碧", 100, 9, null, 99.1, 10, null],
    ]);
  });

  test("球速の伸び率は、速いほう1割の平均どうし", async () => {
    const thrown = (date: string, speeds: readonly number[]) =>
      speeds.map((speed) => hit("湊", date, speed, { mode: 2 }));
    await measure(server.db, [
      ...thrown(
        "2025-12-01",
        Array.from({ length: 20 }, (_, at) => 100 + at),
      ),
      ...thrown(
        "2026-11-01",
        Array.from({ length: 11 }, (_, at) => 110 + at),
      ),
    ]);
    // The two fastest of each: 118.5 and 119.5.
    expect((await ranking("?kind=4")).rows).toMatchObject([
      { value: 120, fast: 119.5, base: 118.5, base_count: 20, growth: 0.8 },
    ]);
    expect((await ranking("?kind=3")).rows).toMatchObject([{ value: 11, fast: null, base: null, growth: null }]);
  });

  test("EN-11 平均は、きざみのまん中でも切り捨てない", async () => {
    await measure(server.db, [hit("湊", "2026-11-18", 105.7), hit("湊", "2026-11-18", 106.2)]);
    expect((await ranking()).rows[0]?.mean).toBe(106);
  });

  test("表示の値が同じなら同じ順位で、次は飛ばす", async () => {
    await measure(server.db, [
      hit("湊", "2026-11-18", 120.04),
      hit("陽翔", "2026-11-18", 119.96),
      hit("碧", "2026-11-18", 119.9),
    ]);
    expect(ranked(await ranking())).toEqual([
      [1, "湊", 120],
      [1, "陽翔", 120],
      [3, "碧", 119.9],
    ]);
  });

  test.each([
    { search: "?batting_type=2", expected: [[1, "陽翔", 130]] },
    { search: "?ball=hard", expected: [[1, "碧", 125]] },
    { search: "?period=1", expected: [[1, "湊", 120]] },
    { search: "?gender=F&ball=hard", expected: [[1, "碧", 125]] },
    {
      search: "?gender=M",
      expected: [
        [1, "湊", 120],
        [2, "陽翔", 99],
      ],
    },
    { search: "?grade=e", expected: [[1, "颯太", 70]] },
    { search: "?kind=4", expected: [[1, "颯太", 88]] },
    { search: "?kind=2", expected: [] },
    {
      search: "?kind=3",
      expected: [
        [1, "陽翔", 2],
        [1, "颯太", 2],
        [3, "湊", 1],
        [3, "碧", 1],
      ],
    },
  ])("混ぜずに比べる（$search）", async ({ search, expected }) => {
    await measure(server.db, [
      hit("湊", "2026-11-18", 120),
      hit("陽翔", "2026-11-01", 130, { batting_type: 2 }),
      hit("陽翔", "2026-11-01", 99),
      hit("碧", "2026-11-01", 125, { ball: "hard" }),
      hit("颯太", "2026-11-01", 70),
      hit("颯太", "2026-11-01", 88, { mode: 2 }),
    ]);
    expect(ranked(await ranking(search))).toEqual(expected);
  });

  test("卒業・申請中・削除した選手は並ばない", async () => {
    await measure(
      server.db,
      ["湊", "陽翔", "碧", "颯太"].map((name, index) => hit(name, "2026-11-18", 100 + index)),
    );
    await server.db.query("update members set state = 'archived', archived_as = 'graduated' where first_name = '湊'");
    await server.db.query("update members set state = 'applied' where first_name = '陽翔'");
    await server.db.query("update members set deleted_at = $1 where first_name = '碧'", [now]);
    expect(ranked(await ranking())).toEqual([[1, "颯太", 103]]);
  });

  test("測定や名前が変われば、次の答えも変わる", async () => {
    await measure(server.db, [hit("湊", "2026-11-18", 100)]);
    expect(ranked(await ranking())).toEqual([[1, "湊", 100]]);
    await measure(server.db, [hit("湊", "2026-11-18", 101)]);
    expect(ranked(await ranking())).toEqual([[1, "湊", 101]]);
    await server.db.query("update members set first_name = '湊人' where first_name = '湊'");
    expect(ranked(await ranking())).toEqual([[1, "湊人", 101]]);
    await server.db.query("delete from measurements where speed = 101");
    expect(ranked(await ranking())).toEqual([[1, "湊人", 100]]);
  });

  test("AP-6 ほかのチームの選手は並ばない", async () => {
    const other = await addTeam(server.db);
    const stranger = await addMember(server.db, other.team_id);
    await measure(server.db, [{ team_id: other.team_id, id: stranger.id, date: "2026-11-18", speed: 150 }]);
    expect((await ranking()).rows).toEqual([]);
  });

  test.each(["?ball=soft", "?kind=5", "?period=4", "?grade=e3", "?batting_type=0"])("%s は 400", async (search) => {
    const reply = await server.app.inject({ url: `/api/coach/ranking/individual/local${search}`, headers });
    expect([reply.statusCode, reply.json().code]).toEqual([400, "invalid"]);
  });

  test("使用球が競技と合わないチームは、競技の球で比べる", async () => {
    await server.db.query("update teams set ball = 'soft'");
    expect((await ranking()).ball).toBe("rubber");
  });
});
