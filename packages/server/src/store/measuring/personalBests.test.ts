import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember, addTeam, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { listMeasureItems } from "./measureItems.ts";
import { listNewBests } from "./personalBests.ts";

let server: TestServer;
let teamId: number;
let memberId: number;
let items: Record<string, number>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  memberId = (await addMember(server.db, teamId)).id;
  items = Object.fromEntries((await listMeasureItems(server.db, teamId)).map(({ preset, id }) => [preset, id]));
});

const week = { start: "2026-06-08", end: "2026-06-14" };
const read = () => listNewBests(server.db, teamId, week);
/** Exit speed off the tee with the soft ball, unless told otherwise. */
const measure = (date: string, speed: number, { batting_type = 1, ball = "rubber", mode = 1, id = memberId } = {}) =>
  server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [teamId, id, `${date}T15:00:00+09:00`, mode, mode === 1 ? batting_type : null, ball, speed],
  );
const take = (date: string, preset: string, value: number) =>
  server.db.query(
    "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, now())",
    [teamId, memberId, items[preset], date, value],
  );

describe("自己ベスト", () => {
  test("AI 10: 期間の最高が、それまでの最高より1km/h以上よければ、その日と伸びを返す", async () => {
    await measure("2026-05-01", 100.1);
    await measure("2026-06-09", 101.1);
    await measure("2026-06-10", 101.1);
    await measure("2026-06-15", 110);
    expect(await read()).toEqual([
      { member_id: memberId, kind: 1, item_id: null, batting_type: 1, value: 101.1, gain: 1, date: "2026-06-09" },
    ]);
  });

  test("AI 10: いつものばらつきの中の伸びは、自己ベストではない", async () => {
    const days = ["05-01", "05-06", "05-11", "05-16", "05-21", "05-26"];
    for (const [at, day] of days.entries()) {
      await measure(`2026-${day}`, at % 2 === 0 ? 100 : 104);
      await take(`2026-${day}`, "run_50m", at % 2 === 0 ? 8 : 8.4);
    }
    // Neighbouring days differ by 4 km/h and 0.4 s: a spread of 2.8 km/h and 0.28 s.
    await measure("2026-06-09", 106.8);
    await take("2026-06-09", "run_50m", 7.8);
    expect(await read()).toEqual([]);
    await measure("2026-06-10", 106.9);
    await take("2026-06-10", "run_50m", 7.6);
    expect((await read()).map(({ value, gain }) => [value, gain])).toEqual([
      [106.9, 2.9],
      [7.6, 0.4],
    ]);
  });

  test("AI 10: いつものばらつきには、測定の一覧と同じく、最高の日より前であれば期間のうちの日も入る", async () => {
    for (const [day, speed] of Object.entries({ "05-01": 100, "05-11": 104, "05-21": 100, "05-31": 104 }))
      await measure(`2026-${day}`, speed);
    // The fifth day, since which the spread is known: 2.8 km/h.
    await measure("2026-06-08", 100);
    await measure("2026-06-10", 106.5);
    expect(await read()).toEqual([]);
    await measure("2026-06-10", 107);
    expect((await read()).map(({ value, gain }) => [value, gain])).toEqual([[107, 3]]);
  });

  test.each([
    ["初めての測定", async () => measure("2026-06-09", 101)],
    ["1km/hに満たない伸び", async () => [await measure("2026-05-01", 100), await measure("2026-06-09", 100.9)]],
    ["15％を超える、確かめるべき伸び", async () => [await measure("2026-05-01", 80), await measure("2026-06-09", 95)]],
    [
      "打ちかたの違う前の最高",
      async () => [await measure("2026-05-01", 90, { batting_type: 2 }), await measure("2026-06-09", 95)],
    ],
    [
      "球の違う前の最高",
      async () => [await measure("2026-05-01", 90, { ball: "hard" }), await measure("2026-06-09", 95)],
    ],
  ])("%s は自己ベストではない", async (_, arrange) => {
    await arrange();
    expect(await read()).toEqual([]);
  });

  test("AI 10: 期間のうちに測りはじめた人は、測定の一覧と同じく、その期間の先の記録とくらべる", async () => {
    await measure("2026-06-08", 100);
    await measure("2026-06-10", 102);
    await take("2026-06-08", "run_50m", 8.1);
    await take("2026-06-09", "run_50m", 7.9);
    await take("2026-06-11", "run_50m", 8);
    expect((await read()).map(({ value, gain, date }) => [value, gain, date])).toEqual([
      [102, 2, "2026-06-10"],
      [7.9, 0.2, "2026-06-09"],
    ]);
  });

  test("打ちかたごとに自己ベストがあれば、伸びの大きいほうが立つ", async () => {
    await measure("2026-05-01", 90, { batting_type: 2 });
    await measure("2026-05-01", 80);
    await measure("2026-06-09", 92, { batting_type: 2 });
    await measure("2026-06-10", 85);
    expect(await read()).toMatchObject([{ kind: 1, batting_type: 1, value: 85, gain: 5, date: "2026-06-10" }]);
  });

  test("小さいほどよい項目では、わずかでも小さければ自己ベスト", async () => {
    await take("2026-05-01", "run_50m", 7.9);
    await take("2026-06-09", "run_50m", 7.8);
    await take("2026-05-01", "standing_jump", 180);
    await take("2026-06-09", "standing_jump", 180);
    expect(await read()).toEqual([
      {
        member_id: memberId,
        kind: null,
        item_id: items.run_50m,
        batting_type: null,
        value: 7.8,
        gain: 0.1,
        date: "2026-06-09",
      },
    ]);
  });

  test("AI 11: 項目の範囲の外の値は、自己ベストにも前の最高にもならない", async () => {
    await take("2026-05-01", "run_50m", 7.9);
    await take("2026-05-02", "run_50m", 4);
    await take("2026-06-09", "run_50m", 7.8);
    await take("2026-06-10", "run_50m", 3);
    expect(await read()).toMatchObject([{ value: 7.8, gain: 0.1 }]);
  });

  test("退団した選手、削除した選手、使わない項目は含めない", async () => {
    const gone = [await addMember(server.db, teamId, { state: "archived" }), await addMember(server.db, teamId)];
    await server.db.query("update members set deleted_at = now() where id = $1", [gone[1]?.id]);
    for (const { id } of gone) {
      await measure("2026-05-01", 100, { id });
      await measure("2026-06-09", 105, { id });
    }
    await take("2026-05-01", "run_50m", 7.9);
    await take("2026-06-09", "run_50m", 7.8);
    await server.db.query("update measure_items set archived_at = now()");
    expect(await read()).toEqual([]);
  });
});
