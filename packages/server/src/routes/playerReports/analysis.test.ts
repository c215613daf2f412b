import type { Analysis } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember, addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "./reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const analysis = async (query = ""): Promise<Analysis> => (await fixture.ask(`analysis${query}`)).json();

describe("測定データ分析", () => {
  test("小中高ごとの強い打球、週の平均、選手ごとの平均と、1球ずつの点", async () => {
    const senior = (await addMember(fixture.server.db, fixture.teamId, { grade: "h1", last_name: "鈴木" })).id;
    await fixture.measure("2026-06-01", 110, { angle: 8, memberId: senior });
    await fixture.measure("2026-06-02", 130, { angle: 33, memberId: senior });
    await fixture.measure("2026-06-02", 120, { memberId: senior });
    await fixture.measure("2026-06-15", 100, { angle: 20 });
    await fixture.measure("2026-03-30", 90, { angle: 20 });
    await fixture.measure("2026-06-15", 140, { ball: "hard" });
    const answer = await analysis();
    expect(answer).toMatchObject({
      mode: 1,
      batting_type: 1,
      ball: "rubber",
      hard_hit: { speed: 110, angle_low: 8, angle_high: 32 },
      choices: [
        { batting_type: 1, ball: "hard", count: 1 },
        { batting_type: 1, ball: "rubber", count: 4 },
      ],
      points_total: 4,
      stages: [
        { stage: "j", count: 1, of: 1, strong: 0 },
        { stage: "h", count: 3, of: 2, strong: 1 },
      ],
    });
    expect(answer.points[0]).toEqual({ member_id: fixture.memberId, speed: 100, angle: 20, day: "2026-06-15" });
    expect(answer.players).toEqual([
      {
        id: senior,
        last_name: "鈴木",
        first_name: "一郎",
        grade: "h1",
        count: 3,
        mean: 120,
        days: [
          { date: "2026-06-01", mean: 110 },
          { date: "2026-06-02", mean: 125 },
        ],
      },
      expect.objectContaining({ id: fixture.memberId, mean: 100 }),
    ]);
    const [junior] = answer.stages;
    expect([junior?.weeks.length, junior?.weeks[0], junior?.weeks[11]]).toEqual([
      12,
      { week: "2026-03-30", mean: 90 },
      { week: "2026-06-15", mean: 100 },
    ]);
    expect((await analysis("?grade=h")).stages.map(({ stage }) => stage)).toEqual(["h"]);
    expect((await analysis(`?member_id=${fixture.memberId}`)).points_total).toBe(1);
  });

  test("EN-9: 日ごとの平均と、チーム平均。team の記録がある日はその値、ない日は全員の平均", async () => {
    const senior = (await addMember(fixture.server.db, fixture.teamId, { grade: "h1" })).id;
    await fixture.measure("2026-06-01", 120, { memberId: senior });
    await fixture.measure("2026-06-01", 100);
    await fixture.measure("2026-06-02", 90);
    await fixture.server.db.query(
      `insert into team_averages (team_id, source, source_id, measured_at, mode, batting_type, ball, speed)
       select $1, 'nextrainer', id, at::timestamptz, 1, batting_type, 'rubber', speed
       from (values ('a', '2026-06-02T23:30:00+09:00', 1, 97.5), ('b', '2026-06-03T00:30:00+09:00', 1, 98),
         ('c', '2026-06-02T12:00:00+09:00', 3, 60), ('d', '2026-01-02T12:00:00+09:00', 1, 60))
         as row (id, at, batting_type, speed)`,
      [fixture.teamId],
    );
    const team_days = [
      { date: "2026-06-01", mean: 110, recorded: false },
      { date: "2026-06-02", mean: 97.5, recorded: true },
      { date: "2026-06-03", mean: 98, recorded: true },
    ];
    expect(await analysis()).toMatchObject({
      team_days,
      stage_days: [
        { stage: "j", date: "2026-06-01", mean: 100 },
        { stage: "j", date: "2026-06-02", mean: 90 },
        { stage: "h", date: "2026-06-01", mean: 120 },
      ],
    });
    // The team stays the whole team, whoever is looked at.
    expect((await analysis(`?member_id=${senior}`)).team_days).toEqual(team_days);
  });

  test("AI 5: 20球あれば、速さごとの塁打の多い角度を言う。投球にはない", async () => {
    for (let at = 0; at < 20; at++) await fixture.measure("2026-06-01", 100, { angle: 26 });
    // All at the P90, which is read at 169.1 km/h.
    expect((await analysis()).bands).toEqual([
      { stage: "j", steps: [{ speed: 100, from: 25, to: 33 }], middle: 100, of: 20, inside: 20, scale: "own" },
    ]);
    await fixture.pitch("2026-06-01", 100);
    expect((await analysis("?mode=2")).bands).toEqual([]);
  });

  test("投球は球種で絞れる。測定が増えれば、次の返事に入る", async () => {
    await fixture.pitch("2026-06-01", 100);
    await fixture.pitch("2026-06-01", 80, { tag_pitch: 4 });
    expect(await analysis("?mode=2&tag_pitch=4")).toMatchObject({ points_total: 1, players: [{ mean: 80 }] });
    await fixture.pitch("2026-06-02", 90, { tag_pitch: 4 });
    expect(await analysis("?mode=2&tag_pitch=4")).toMatchObject({ points_total: 2, players: [{ mean: 85 }] });
    expect(await analysis("?mode=2")).toMatchObject({ batting_type: null, points_total: 3 });
  });

  test("5,000球までを新しいほうから渡し、全部で何球かを言う", async () => {
    await fixture.server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, ball, speed)
       select $1, $2, '2026-06-01T00:00:00+09:00'::timestamptz + i * interval '1 second', 2, 'rubber', 100
       from generate_series(0, 5000) i`,
      [fixture.teamId, fixture.memberId],
    );
    await fixture.pitch("2026-05-20", 60);
    const { points, points_total } = await analysis("?mode=2");
    expect([points.length, points_total, points.some(({ speed }) => speed === 60)]).toEqual([5000, 5002, false]);
  });

  test("T5・I4: ほかのチームの選手が1人でもいれば404、読めない番号は400", async () => {
    const other = await addMember(fixture.server.db, (await addTeam(fixture.server.db)).team_id);
    const foreign = await fixture.ask(`analysis?member_id=${fixture.memberId},${other.id}`);
    const missing = await fixture.ask(`analysis?member_id=${fixture.memberId},9999999999`);
    const garbage = await fixture.ask("analysis?member_id=1,,2");
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect([garbage.statusCode, garbage.json().fields]).toEqual([400, { member_id: "選手を選び直してください" }]);
  });
});
