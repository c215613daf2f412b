import { addDays, type BattingAiStats, defaultSettings, type PitchingAiStats } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upsertSettings } from "../../store/team/settings.ts";
import { addMember, addTeam, addUser } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "./reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const batting = async (query = ""): Promise<BattingAiStats> =>
  (await fixture.report(`batting/ai_stats${query}`)).json();
const pitching = async (query = ""): Promise<PitchingAiStats> =>
  (await fixture.report(`pitching/ai_stats${query}`)).json();

/** Balls that differ by 2 km/h in turn, around a mean. */
async function hit(date: string, mean: number, count: number, ball: Parameters<typeof fixture.measure>[2] = {}) {
  for (let at = 0; at < count; at++)
    await fixture.measure(date, mean + (at % 2 === 0 ? -1 : 1), { angle: 14, ...ball });
}

async function setGender(id: number, gender: "M" | "F" | null) {
  await fixture.server.db.query("update members set gender = $2 where id = $1", [id, gender]);
}

/** Players of a team of the fixture's, with 10 balls each. */
async function addAlike(teamId: number, means: readonly number[], batting_type = 1) {
  const own = fixture.teamId;
  fixture.teamId = teamId;
  for (const mean of means) {
    const { id } = await addMember(fixture.server.db, teamId, { grade: "j2", gender: "M" });
    await hit("2026-06-10", mean, 10, { memberId: id, batting_type });
  }
  fixture.teamId = own;
}

describe("打撃のAIスタッツ", () => {
  test("BE-3: 測っていない選手では、何がいくつ足りないかだけを返す", async () => {
    const answer = await batting();
    expect(answer).toMatchObject({
      range: { start: "2026-05-15", end: "2026-06-15" },
      before: { start: "2026-04-13", end: "2026-05-14" },
      batting_type: 1,
      ball: "rubber",
      nationwide: false,
      choices: [{ ball: "rubber", count: 0 }],
    });
    expect(answer.stats).toMatchObject({
      counts: { 1: 0, 2: 0, 3: 0 },
      findings: [],
      trend: { enough: false, of: "sessions", have: 0, need: 5 },
      expectedBases: { enough: false, of: "balls", have: 0, need: 20 },
    });
  });

  test("BE-3: 打撃の種類と球は、混ぜても混ざらない", async () => {
    for (const [day, balls] of [
      ["2026-05-25", 4],
      ["2026-06-01", 4],
      ["2026-06-08", 2],
    ] as const) {
      await hit(day, 100, balls);
      await hit(day, 120, balls, { batting_type: 3 });
    }
    await hit("2026-06-01", 140, 10, { ball: "hard" });
    await hit("2026-06-01", 150, 10, { batting_type: null, ball: null });
    await hit("2026-06-01", 150, 4, { batting_type: null });
    await hit("2026-06-01", 210, 10);
    const tee = await batting();
    expect(tee.stats.counts).toEqual({ 1: 10, 2: 0, 3: 10 });
    // Balls of which nobody said how they were hit are said to be left out.
    expect(tee.unclassified).toBe(14);
    expect(tee.choices.find(({ ball }) => ball === "rubber")?.count).toBe(20);
    expect(tee.stats.spread.speed.now).toMatchObject({ enough: true, n: 10, mean: 100 });
    expect(tee.stats.modeGap).toMatchObject({ enough: true, ratio: 1.2 });
    expect((await batting("?batting_type=3")).stats.spread.speed.now).toMatchObject({ n: 10, mean: 120 });
    expect((await batting("?ball=hard")).stats.spread.speed.now).toMatchObject({ n: 10, mean: 140 });
    expect((await batting("?batting_type=2")).stats.spread.speed.now).toEqual({
      enough: false,
      of: "balls",
      have: 0,
      need: 10,
    });
    for (const pooled of ["batting_type=0", "batting_type=1,3", "ball=all", "ball=unset"]) {
      expect((await fixture.report(`batting/ai_stats?${pooled}`)).statusCode, pooled).toBe(400);
    }
  });

  test("BE-3: 4週間に4 km/hずつ伸びた選手には、伸びを幅とともに伝える", async () => {
    for (let week = 0; week < 8; week++) await hit(addDays("2026-04-26", week * 7), 100 + week, 10);
    const { stats } = await batting();
    expect(stats.trend).toMatchObject({ enough: true, sessions: 8, verdict: "rising" });
    const [first] = stats.findings;
    expect(first).toMatchObject({
      what: { is: "speedTrend" },
      n: { count: 8, of: "sessions" },
      unit: "km/h",
      comparedWith: { with: "ownSessions", weeks: 12, sessions: 8, first: "2026-04-26", last: "2026-06-14" },
      nextStep: "keepMeasuring",
    });
    expect(first?.effect).toBeCloseTo(4, 9);
  });

  test("BE-3: 10人に足りなければ、3チーム以上の10人と名前なしで比べる。見せの球団とは比べない", async () => {
    await setGender(fixture.memberId, "M");
    await hit("2026-06-01", 105, 10);
    await addAlike(fixture.teamId, [96, 98, 100, 102, 104]);
    const placeOf = (answer: BattingAiStats, figure: string) =>
      answer.stats.places.find((its) => its.figure === figure)?.reading;
    expect(placeOf(await batting(), "speedMean")).toMatchObject({
      value: 105,
      place: { enough: false, of: "players", have: 5, need: 10 },
    });

    const elsewhere = (await addTeam(fixture.server.db)).team_id;
    await addAlike(elsewhere, [97, 99, 101, 103]);
    expect((await batting()).nationwide).toBe(false);
    const demo = await addTeam(fixture.server.db);
    await fixture.server.db.query("update teams set demo = true where team_id = $1", [demo.team_id]);
    await addAlike(demo.team_id, [110]);
    expect((await batting()).nationwide).toBe(false);

    await addAlike((await addTeam(fixture.server.db)).team_id, [110]);
    const answer = await batting();
    expect(answer.nationwide).toBe(true);
    // 9 of 10 below: (10 · 90 + 5 · 50) / 15.
    expect(placeOf(answer, "speedMean")).toMatchObject({
      place: { enough: true, basis: "peers", peers: 10, median: 100.5, place: expect.closeTo(1150 / 15, 9) },
    });
    expect(placeOf(answer, "speedP90")).toMatchObject({ place: { enough: true, peers: 10 } });

    const { id: coach } = await addUser(fixture.server.db, elsewhere);
    const alone = { ...defaultSettings("baseball", "rubber"), national: false, version: 1 };
    await upsertSettings(fixture.server.db, elsewhere, alone, coach, reportNow);
    expect((await batting()).nationwide).toBe(false);
    await setGender(fixture.memberId, null);
    expect((await batting()).stats.peers).toBe(0);
  });

  test("BE-3: 見込み塁打を全国の速さで読み替えたことは、ティーを見ていても返す", async () => {
    await setGender(fixture.memberId, "M");
    await addAlike(fixture.teamId, [96, 97, 98, 99, 100, 101, 102, 103, 104, 106]);
    expect(await batting()).toMatchObject({ nationwide: false, bases_nationwide: false });
    for (const speed of [108, 110, 112]) {
      await addAlike((await addTeam(fixture.server.db)).team_id, [speed, speed, speed, speed], 3);
    }
    expect(await batting()).toMatchObject({ batting_type: 1, nationwide: false, bases_nationwide: true });
  });

  test("BE-3: チームに10人いれば、全国とは比べない", async () => {
    await setGender(fixture.memberId, "M");
    await hit("2026-06-01", 105, 10);
    await addAlike(fixture.teamId, [96, 97, 98, 99, 100, 101, 102, 103, 104, 106]);
    for (const speed of [60, 61]) await addAlike((await addTeam(fixture.server.db)).team_id, [speed]);
    const answer = await batting();
    expect(answer).toMatchObject({ nationwide: false, stats: { peers: 10 } });
  });
});

describe("投球のAIスタッツ", () => {
  test("BE-3: 球種ごとの差と、同じ日の落ちを返す。混ぜる求めには400", async () => {
    for (let at = 0; at < 20; at++) await fixture.pitch("2026-06-10", at < 10 ? 130 + (at % 2) : 120 + (at % 2));
    for (let at = 0; at < 8; at++) await fixture.pitch("2026-06-11", 112 + (at % 2), { tag_pitch: 6 });
    await fixture.pitch("2026-06-10", 150, { ball: "hard" });
    const { ball, choices, stats } = await pitching();
    expect(ball).toBe("rubber");
    expect(choices).toEqual(
      expect.arrayContaining([
        { ball: "rubber", count: 28 },
        { ball: "hard", count: 1 },
      ]),
    );
    expect(stats.pitches).toBe(28);
    const types = stats.arsenal.enough ? stats.arsenal.types : [];
    expect(types.map(({ code, n, mean }) => [code, n, mean])).toEqual([
      [1, 20, 125.5],
      [6, 8, 112.5],
    ]);
    expect(types[1]?.fromFastball?.gap).toBe(13);
    expect(stats.fatigue).toMatchObject({
      enough: true,
      types: [
        {
          day: "2026-06-10",
          code: 1,
          baseline: 130.5,
          blocks: [
            { from: 1, to: 10, change: 0, level: "none" },
            { from: 11, to: 20, change: -10, level: "warning" },
          ],
        },
      ],
    });
    expect((await fixture.report("pitching/ai_stats?ball=all")).statusCode).toBe(400);
    expect((await fixture.ask("report/999999/pitching/ai_stats")).statusCode).toBe(404);
  });

  test("BE-3: 投球も、10人に足りなければ3チーム以上の10人と名前なしで比べる", async () => {
    await setGender(fixture.memberId, "M");
    const throwTen = async (more: Parameters<typeof fixture.pitch>[2] = {}) => {
      for (let at = 0; at < 10; at++) await fixture.pitch("2026-06-10", 120 + at, more);
    };
    await throwTen();
    const own = fixture.teamId;
    for (const players of [4, 4, 2]) {
      expect((await pitching()).nationwide).toBe(false);
      fixture.teamId = (await addTeam(fixture.server.db)).team_id;
      for (let at = 0; at < players; at++) {
        const { id } = await addMember(fixture.server.db, fixture.teamId, { grade: "j2", gender: "M" });
        await throwTen({ memberId: id });
      }
      fixture.teamId = own;
    }
    expect(await pitching()).toMatchObject({ nationwide: true, stats: { peers: 10 } });
  });
});
