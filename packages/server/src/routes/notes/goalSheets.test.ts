import { emptyGoalSheet, type GoalTie, type StoredGoalSheet, withGoalCell } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertMeasureItem } from "../../store/measuring/measureItems.ts";
import { type FamilyFixture, openFamilyFixture, start } from "../family/family.fixtures.ts";

let fixture: FamilyFixture;
let run: number;
let jump: number;
beforeAll(async () => {
  fixture = await openFamilyFixture();
  const item = { unit: "秒", better: "lower", lowest: 5, highest: 15, decimals: 2 } as const;
  run = (await insertMeasureItem(fixture.db, fixture.teamId, { ...item, name: "50m走" })).id;
  const jumping = { name: "立ち幅とび", unit: "cm", better: "higher", lowest: 50, highest: 400, decimals: 0 } as const;
  jump = (await insertMeasureItem(fixture.db, fixture.teamId, jumping)).id;
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  for (const table of ["goal_sheets", "measurements", "measure_values"]) await fixture.db.query(`delete from ${table}`);
});

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(start.getTime() + days * day);
const cell = (text: string, tie: GoalTie | null = null) => ({ text, tie, done_on: null });
const tieTo = (item_id: number, value: number): GoalTie => ({ kind: null, item_id, value });
const sheetWith = (tie: GoalTie, at = 23) => withGoalCell(emptyGoalSheet(), at, cell("目標の値", tie));

const save = (version: number, sheet: object, as: "coach" | "colleague" | "stranger" = "coach") =>
  fixture.call("POST", "notes/goals", { member_id: fixture.ritsu.id, version, sheet }, as);
const read = async () => (await fixture.call("GET", `notes/goals/${fixture.ritsu.id}`)).json<StoredGoalSheet>();
const measuredOf = async () => (await read()).measured;
const value = (item_id: number, date: string, measured: number) =>
  fixture.db.query(
    `insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, $6)`,
    [fixture.teamId, fixture.ritsu.id, item_id, date, measured, start],
  );
const ball = (at: string, mode: 1 | 2, speed: number, batting_type: number | null = null) =>
  fixture.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, speed) values ($1, $2, $3, $4, $5, $6)`,
    [fixture.teamId, fixture.ritsu.id, at, mode, batting_type, speed],
  );

describe("NO-2: 9マス目標を保存する", () => {
  test("保存する前は白紙。保存すると残り、同じ内容なら版は進まない", async () => {
    expect(await read()).toEqual({
      member_id: fixture.ritsu.id,
      sheet: emptyGoalSheet(),
      version: 0,
      updated_at: null,
      measured: [],
      items: [
        { item_id: run, name: "50m走", unit: "秒", decimals: 2, less_is_better: true },
        { item_id: jump, name: "立ち幅とび", unit: "cm", decimals: 0, less_is_better: false },
      ],
    });
    const sheet = withGoalCell(emptyGoalSheet(), 88, { text: "毎日素振り", tie: null, done_on: "2026-11-19" });
    const saved = (await save(0, sheet)).json<StoredGoalSheet>();
    expect(saved).toMatchObject({ sheet, version: 1, updated_at: start.toISOString() });
    expect((await save(1, sheet)).json()).toEqual(saved);
    const { rows } = await fixture.db.query("select action, member_ids from audit_log");
    expect(rows).toEqual([{ action: "goal_sheet_changed", member_ids: [fixture.ritsu.id] }]);
  });

  test("2人が同時に書いたら1人は409で、先の内容が残る", async () => {
    const texts = ["一人目", "二人目", "三人目"];
    const sheets = texts.map((text) => withGoalCell(emptyGoalSheet(), 0, cell(text)));
    const replies = await Promise.all(sheets.map((sheet) => save(0, sheet)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const kept = replies.find(({ statusCode }) => statusCode === 200)?.json<StoredGoalSheet>();
    expect((await read()).sheet).toEqual(kept?.sheet);
  });

  test.each([
    { name: "項目の範囲の外の値", tie: () => tieTo(run, 4.9), sentence: "5〜15の数字で入力してください" },
    {
      name: "ありえない球速",
      tie: () => ({ kind: 4, item_id: null, value: 181 }),
      sentence: "1〜180の数字で入力してください",
    },
    {
      name: "チームにない項目",
      tie: () => tieTo(999_999, 7),
      sentence: "この測定項目は使われていません。選び直してください",
    },
  ] as { name: string; tie: () => GoalTie; sentence: string }[])(
    "$name は、そのマスに文が出る",
    async ({ tie, sentence }) => {
      const reply = await save(0, sheetWith(tie()));
      expect([reply.statusCode, reply.json().fields]).toEqual([400, { "sheet.goals.1.actions.2.tie": sentence }]);
      expect((await read()).version).toBe(0);
    },
  );

  test("ほかのチームの選手の目標は、読めず書けない", async () => {
    const { statusCode } = await fixture.call("GET", `notes/goals/${fixture.ritsu.id}`, undefined, "stranger");
    expect([statusCode, (await save(0, emptyGoalSheet(), "stranger")).statusCode]).toEqual([404, 404]);
  });
});

describe("NO-2: 測定にむすんだマスは、自分で○になる", () => {
  test("小さいほどよい項目は、目標ちょうどまで縮んだ最初の日", async () => {
    await save(0, sheetWith(tieTo(run, 7.5)));
    await value(run, "2026-11-22", 7.51);
    expect(await measuredOf()).toEqual([]);
    await value(run, "2026-11-23", 7.5);
    await value(run, "2026-11-24", 7.2);
    expect(await measuredOf()).toEqual([{ cell: 23, on: "2026-11-23", value: 7.5 }]);
  });

  test("大きいほどよい項目は、目標ちょうどまで伸びた最初の日。範囲の外の値は数えない", async () => {
    await save(0, sheetWith(tieTo(jump, 200), 0));
    await value(jump, "2026-11-22", 401);
    await value(jump, "2026-11-23", 199);
    expect(await measuredOf()).toEqual([]);
    await value(jump, "2026-11-24", 200);
    expect(await measuredOf()).toEqual([{ cell: 0, on: "2026-11-24", value: 200 }]);
  });

  test.each([
    { name: "打球速度", kind: 1, mode: 1 },
    { name: "球速", kind: 4, mode: 2 },
  ] as const)("$name は、その日の一番よい球で", async ({ kind, mode }) => {
    await ball("2026-11-19T01:00:00Z", mode, 120, mode === 1 ? 1 : null);
    await save(0, sheetWith({ kind, item_id: null, value: 100.1 }, 80));
    await ball("2026-11-22T01:00:00Z", mode, 100.04, mode === 1 ? 1 : null);
    expect(await measuredOf()).toEqual([]);
    await ball("2026-11-23T01:00:00Z", mode, 100.1, mode === 1 ? 1 : null);
    await ball("2026-11-23T02:00:00Z", mode, 101.2, mode === 1 ? 3 : null);
    expect(await measuredOf()).toEqual([{ cell: 80, on: "2026-11-23", value: 101.2 }]);
  });

  test("むすぶ前の日の測定では○にならない。値を変えると、その日からまた数える", async () => {
    await value(jump, "2026-11-19", 210);
    await save(0, sheetWith(tieTo(jump, 200)));
    expect(await measuredOf()).toEqual([]);
    await value(jump, "2026-11-20", 205);
    expect(await measuredOf()).toEqual([{ cell: 23, on: "2026-11-20", value: 205 }]);
    fixture.setClock(later(2));
    await save(1, withGoalCell(sheetWith(tieTo(jump, 200)), 0, cell("県大会")));
    expect(await measuredOf()).toEqual([{ cell: 23, on: "2026-11-20", value: 205 }]);
    await save(2, sheetWith(tieTo(jump, 201)));
    expect(await measuredOf()).toEqual([]);
  });

  test("使わなくなった項目も、むすんであれば名前が出て、ほかのマスを保存できる", async () => {
    const sheet = sheetWith(tieTo(run, 7.5));
    await save(0, sheet);
    const archiving = "update measure_items set archived_at = $1 where id = any($2)";
    await fixture.db.query(archiving, [start, [run, jump]]);
    const saved = await save(1, withGoalCell(sheet, 0, cell("県大会")));
    await fixture.db.query(archiving, [null, [run, jump]]);
    expect([saved.statusCode, saved.json<StoredGoalSheet>().items.map(({ name }) => name)]).toEqual([200, ["50m走"]]);
  });
});
