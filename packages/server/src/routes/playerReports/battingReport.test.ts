import type { BattingResults, BattingSummary } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "./reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const summary = async (query = ""): Promise<BattingSummary> => (await fixture.report(`batting/summary${query}`)).json();
const results = async (query = ""): Promise<BattingResults> => (await fixture.report(`batting/results${query}`)).json();

describe("打撃サマリー", () => {
  test("EN-10: 期間の数字と、前の期間の同じ数字を、丸めずに返す", async () => {
    await fixture.measure("2026-05-14", 99, { angle: 50 });
    await fixture.measure("2026-05-15", 100, { angle: 8, distance: 40, batting_result: 1 });
    await fixture.measure("2026-05-15", 102, { angle: 32, distance: 50.5, batting_result: 2 });
    await fixture.measure("2026-06-15", 107, { angle: 33, distance: 45, batting_result: 3 });
    await fixture.measure("2026-06-15", 201, { angle: 20 });
    const answer = await summary();
    expect(answer).toMatchObject({
      player: { id: fixture.memberId, last_name: "佐藤", first_name: "一郎", grade: "j2" },
      batting_type: 1,
      ball: "rubber",
      range: { start: "2026-05-15", end: "2026-06-15" },
      before: { start: "2026-04-13", end: "2026-05-14" },
      figures_before: { count: 1, mean: 99, max: { value: 99, day: "2026-05-14" }, sweet_spot: { inside: 0, of: 1 } },
      peers: null,
      goal: null,
      balls_total: 3,
    });
    // 90 % of the way through 100, 102, 107: 102 + 0.8 · 5. The ball of 201 km/h cannot have been (ai-stats 11).
    expect(answer.figures).toEqual({
      count: 3,
      days: 2,
      mean: 103,
      max: { value: 107, day: "2026-06-15" },
      ev90: 106,
      mean_angle: 73 / 3,
      sweet_spot: { inside: 2, of: 3 },
      longest: { value: 50.5, day: "2026-05-15" },
      results: { out: 1, hit: 1, home_run: 1 },
    });
    expect(answer.balls[0]).toEqual({
      id: expect.any(Number),
      datetime: Date.parse("2026-06-15T12:00:00+09:00") / 1000,
      speed: 107,
      angle: 33,
      distance: 45,
      result: 3,
      spray_angle: null,
      video_id: null,
    });
  });

  test("選んだ日からの数字と、その前の同じ日数の数字。週の平均も、その日の週から", async () => {
    await fixture.measure("2025-12-31", 95);
    await fixture.measure("2026-01-01", 100);
    await fixture.measure("2026-06-15", 110);
    const answer = await summary("?period=2026-01-01");
    expect(answer).toMatchObject({
      range: { start: "2026-01-01", end: "2026-06-15" },
      figures: { count: 2, mean: 105 },
      figures_before: { count: 1, mean: 95 },
    });
    expect([answer.weeks.length, answer.weeks[0], answer.weeks.at(-1)]).toEqual([
      25,
      { week: "2025-12-29", mean: 97.5, team: 97.5 },
      { week: "2026-06-15", mean: 110, team: 110 },
    ]);
    expect((await fixture.report("batting/summary?period=2026-06-15")).json()).toMatchObject({
      code: "invalid",
      fields: { period: "開始日は、2年前から昨日までの日を選んでください" },
    });
  });

  test("打ちかたと球は混ぜない。言われなければチームの球とティー、その期間にあるものから選ぶ", async () => {
    await fixture.measure("2026-06-01", 100);
    await fixture.measure("2026-06-01", 120, { batting_type: 3 });
    await fixture.measure("2026-05-01", 140, { ball: "hard" });
    await fixture.measure("2026-06-01", 90, { batting_type: null, ball: null });
    const answer = await summary();
    expect(answer).toMatchObject({
      batting_type: 1,
      figures: { mean: 100 },
      choices: [
        { batting_type: 1, ball: "rubber", count: 1 },
        { batting_type: 3, ball: "rubber", count: 1 },
        { batting_type: null, ball: null, count: 1 },
      ],
    });
    expect(answer.types).toEqual([
      { batting_type: 1, count: 1, mean: 100, max: 100, mean_angle: null },
      { batting_type: 3, count: 1, mean: 120, max: 120, mean_angle: null },
    ]);
    expect(await summary("?batting_type=3")).toMatchObject({ batting_type: 3, ball: "rubber", figures: { mean: 120 } });
    expect(await summary("?batting_type=0&ball=unset")).toMatchObject({ batting_type: null, figures: { mean: 90 } });
    expect(await summary("?batting_type=2")).toMatchObject({ batting_type: 2, figures: { count: 0, mean: null } });
    expect(await summary("?ball=hard")).toMatchObject({ ball: "hard", figures_before: { mean: 140 } });
    await fixture.server.db.query("delete from measurements where measured_at > '2026-05-14T15:00:00Z'");
    expect(await summary()).toMatchObject({ choices: [{ batting_type: 1, ball: "hard", count: 0 }] });
  });

  test("EN-9: 同じ学年の平均は3人から、週の平均は同じ小中高のチームと並べる", async () => {
    const peer = async (grade: string, speed: number, state = "active") => {
      const { id } = await addMember(fixture.server.db, fixture.teamId, { grade, state });
      await fixture.measure("2026-06-10", speed, { memberId: id });
    };
    await fixture.measure("2026-06-08", 100);
    await fixture.measure("2026-06-14", 102);
    await fixture.measure("2026-03-30", 90);
    await fixture.measure("2026-03-29", 80);
    await peer("j2", 110);
    await peer("j2", 112);
    await peer("j2", 200, "archived");
    await peer("h2", 150);
    expect((await summary()).peers).toBeNull();
    await peer("j2", 120);
    await peer("j1", 96);
    await fixture.server.db.query(
      "insert into measure_goals (team_id, kind, grade, value) values ($1, 1, 'j2', 115), ($1, 4, 'j2', 105)",
      [fixture.teamId],
    );
    const { peers, goal, weeks } = await summary();
    expect([peers, goal]).toEqual([114, 115]);
    expect([weeks.length, weeks[0], weeks[10], weeks[11]]).toEqual([
      12,
      { week: "2026-03-30", mean: 90, team: 90 },
      { week: "2026-06-08", mean: 101, team: (100 + 102 + 110 + 112 + 120 + 96) / 6 },
      { week: "2026-06-15", mean: null, team: null },
    ]);
  });
});

describe("打撃の結果", () => {
  test("EN-12: 日・種類・結果で絞り、並べ、ページに分ける。数字は絞ったものすべての分", async () => {
    for (let day = 1; day <= 12; day += 1)
      await fixture.measure(`2026-06-${String(day).padStart(2, "0")}`, 100 + day, { batting_result: day % 2 ? 1 : 2 });
    await fixture.measure("2026-05-31", 150, { batting_result: 1 });
    const first = await results("?start=2026-06-01&end=2026-06-12&result=1&sort=-speed");
    expect(first).toMatchObject({ total: 6, figures: { count: 6, mean: 106, results: { out: 6, hit: 0 } } });
    expect(first.rows.map(({ speed }) => speed)).toEqual([111, 109, 107, 105, 103, 101]);
    const second = await results("?start=2026-06-01&end=2026-06-12&page=2");
    expect([second.total, second.rows.map(({ speed }) => speed)]).toEqual([12, [102, 101]]);
    expect((await results()).total).toBe(13);
  });

  test("AI 11: ありえない値も並ぶので消せるが、数字には入らない", async () => {
    await fixture.measure("2026-06-01", 250);
    await fixture.measure("2026-06-01", 100);
    expect(await results()).toMatchObject({ total: 2, figures: { count: 1, max: { value: 100 } } });
  });
});

test.each([
  "batting/summary?period=9",
  "batting/summary?ball=tennis",
  "batting/summary?batting_type=1'--",
  "batting/results?start=2026-06-31",
  "batting/results?start=2026-06-02&end=2026-06-01",
  "batting/results?limit=7",
  "batting/results?page=0",
  "batting/results?sort=speed;drop",
  "pitching/summary?ball=1",
  "pitching/results?tag_pitch=9",
  "pitching/days?sort=-id",
])("I4: %s は400で、日本語で断る", async (path) => {
  const reply = await fixture.report(path);
  expect([reply.statusCode, reply.json().code]).toEqual([400, "invalid"]);
  expect(JSON.stringify([reply.json().error, reply.json().fields])).toMatch(/[ぁ-ん]/);
});
