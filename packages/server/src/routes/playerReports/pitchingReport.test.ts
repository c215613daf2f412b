import { defaultSettings, type PitchingDays, type PitchingResults, type PitchingSummary } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { png } from "../../files/images.fixture.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { addUser } from "../../testing.ts";
import { videoSender } from "../videos/videos.fixture.ts";
import { openReportFixture, type ReportFixture, reportNow } from "./reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const summary = async (query = ""): Promise<PitchingSummary> =>
  (await fixture.report(`pitching/summary${query}`)).json();
const results = async (query = ""): Promise<PitchingResults> =>
  (await fixture.report(`pitching/results${query}`)).json();
const days = async (query = ""): Promise<PitchingDays> => (await fixture.report(`pitching/days${query}`)).json();

describe("投球サマリー", () => {
  test("EN-10・AI 7: 球種ごとの数字、前の期間の平均、直球との差", async () => {
    await fixture.pitch("2026-05-14", 98);
    await fixture.pitch("2026-05-14", 82, { tag_pitch: 6 });
    await fixture.pitch("2026-05-20", 100);
    await fixture.pitch("2026-06-01", 104);
    await fixture.pitch("2026-06-01", 85, { tag_pitch: 6 });
    await fixture.pitch("2026-06-01", 140, { ball: "hard" });
    await fixture.pitch("2026-06-01", 190);
    expect(await summary()).toMatchObject({
      ball: "rubber",
      choices: [
        { ball: "hard", count: 1 },
        { ball: "rubber", count: 4 },
      ],
      count: 3,
      days: 2,
      pitches: [
        { code: 1, count: 2, mean: 102, max: { value: 104, day: "2026-06-01" }, mean_before: 98, gap: null },
        { code: 6, count: 1, mean: 85, max: { value: 85 }, mean_before: 82, gap: 17, gap_before: 16 },
      ],
      zone: null,
    });
    expect(await summary("?ball=hard")).toMatchObject({ ball: "hard", count: 1, fastball: { record: null } });
  });

  test.each([
    { name: "前の最高より1km/h速ければ自己ベスト", before: 103, verdict: "best" },
    { name: "0.9km/hではまだ", before: 103.1, verdict: "none" },
    { name: "15％を超えたら確認", before: 90, verdict: "confirm" },
  ])("AI 10: $name", async ({ before, verdict }) => {
    await fixture.pitch("2025-06-01", before);
    await fixture.pitch("2026-06-01", 104);
    await fixture.pitch("2026-06-08", 104);
    expect((await summary()).fastball).toEqual({ max: 104, day: "2026-06-01", record: before, verdict });
  });

  test("AI 10: いつものばらつきの中なら、1km/h速くても自己ベストとは言わない", async () => {
    for (const [at, speed] of [100, 96, 100, 96, 100].entries()) await fixture.pitch(`2026-04-0${at + 1}`, speed);
    await fixture.pitch("2026-06-01", 102);
    expect((await summary()).fastball).toMatchObject({ max: 102, record: 100, verdict: "none" });
    expect((await days("?sort=-date&period=3")).rows[0]).toMatchObject({ max: 102, verdict: "none" });
    await fixture.pitch("2026-06-02", 103);
    expect((await summary()).fastball).toMatchObject({ max: 103, record: 100, verdict: "best" });
    expect((await days("?sort=-date&period=3")).rows[0]).toMatchObject({ max: 103, verdict: "none" });
  });

  test("ゾーンは身長160cmの打者の27〜53.5％。球の半径3.6cmまで外れても入る", async () => {
    await fixture.pitch("2026-06-01", 100, { location: [25.2, 43.2 - 3.6] });
    await fixture.pitch("2026-06-01", 100, { location: [-25.2, 85.6 + 3.5] });
    await fixture.pitch("2026-06-01", 100, { location: [25.3, 60] });
    await fixture.pitch("2026-06-01", 100, { location: [0, 39.5] });
    await fixture.pitch("2026-06-01", 100);
    const { located } = await summary();
    expect([located.length, located[3]]).toEqual([
      4,
      expect.objectContaining({ code: 1, speed: 100, x: expect.closeTo(25.2, 4), z: expect.closeTo(39.6, 4) }),
    ]);
    expect((await summary()).zone).toEqual({
      inside: 2,
      of: 4,
      half: 21.6,
      bottom: 43.2,
      top: 85.6,
      radius: 3.6,
      height: 160,
      height_of: "player",
    });
    await fixture.server.db.query("update members set height = null, grade = 'e6'");
    expect((await summary()).zone).toMatchObject({ height: 145.2, height_of: "grade" });
  });

  test("BE-8: 新しい日に動画のある直球のうち最速の球と、すべての日の最速の球を並べられる", async () => {
    const videos = videoSender(fixture);
    expect((await summary()).compare).toBeNull();
    const best = await fixture.pitch("2026-04-01", 110);
    await videos.keep(best);
    expect((await summary()).compare).toBeNull();
    await videos.keep(await fixture.pitch("2026-06-01", 101));
    const fastest = await fixture.pitch("2026-06-01", 103);
    await videos.keep(fastest);
    // Faster, but without a video, of another type, or with another ball.
    await fixture.pitch("2026-06-01", 120);
    await videos.keep(await fixture.pitch("2026-06-02", 99, { tag_pitch: 6 }));
    await videos.keep(await fixture.pitch("2026-06-02", 99, { ball: "hard" }));
    expect((await summary()).compare).toEqual({ ball_id: fastest, with_id: best, day: "2026-06-01" });
    await videos.keep(await fixture.pitch("2026-06-03", 111));
    expect((await summary()).compare).toBeNull();
  });

  test("登板ごとの中央値は3か月分か、選んだ日から、球種ごとに", async () => {
    await fixture.pitch("2026-03-14", 90);
    await fixture.pitch("2026-03-15", 91);
    for (const speed of [100, 103, 104]) await fixture.pitch("2026-06-01", speed);
    await fixture.pitch("2026-06-01", 80, { tag_pitch: 4 });
    expect((await summary("?period=1")).medians).toEqual([
      { date: "2026-03-15", code: 1, median: 91, count: 1 },
      { date: "2026-06-01", code: 1, median: 103, count: 3 },
      { date: "2026-06-01", code: 4, median: 80, count: 1 },
    ]);
    const season = await summary("?period=2026-03-14");
    expect(season).toMatchObject({ range: { start: "2026-03-14", end: "2026-06-15" }, count: 6 });
    expect(season.medians[0]).toEqual({ date: "2026-03-14", code: 1, median: 90, count: 1 });
  });

  test("BE-1: 14日の投球数と7日の合計、投球数ガードの判定", async () => {
    const thrown = (date: string, pitches: number) =>
      fixture.server.db.query(
        "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', $4)",
        [fixture.teamId, fixture.memberId, date, pitches],
      );
    await thrown("2026-05-27", 30);
    await thrown("2026-06-02", 40);
    await thrown("2026-06-15", 45);
    await summary();
    await fixture.server.db.query("update pitch_counts set pitches = 50 where date = '2026-06-15' and pitches = 45");
    const { thrown: shown, guard, caution } = await summary();
    expect([shown.length, shown[0], shown[1], shown[13]]).toEqual([
      14,
      { date: "2026-06-02", pitches: 40, week: 70 },
      { date: "2026-06-03", pitches: 0, week: 40 },
      { date: "2026-06-15", pitches: 50, week: 50 },
    ]);
    expect([guard.today.pitches, guard.week.pitches]).toEqual([50, 50]);
    const { id: coach } = await addUser(fixture.server.db, fixture.teamId);
    const own = defaultSettings("baseball", "rubber");
    const pitch_limits = { ...own.pitch_limits, caution: 65 };
    await upsertSettings(fixture.server.db, fixture.teamId, { ...own, pitch_limits, version: 1 }, coach, reportNow);
    expect([caution, (await summary()).caution]).toEqual([80, 65]);
    const calendar = { ...pitch_limits, week: "calendar" as const };
    await upsertSettings(
      fixture.server.db,
      fixture.teamId,
      { ...own, pitch_limits: calendar, version: 2 },
      coach,
      reportNow,
    );
    // 2 June 2026 is a Tuesday: its week begins on the first, and the 30 pitches of May are of the week before.
    const weekly = await summary();
    expect([weekly.counted_week, weekly.thrown[0]]).toEqual([
      "calendar",
      { date: "2026-06-02", pitches: 40, week: 40 },
    ]);
    expect([weekly.guard.pain, weekly.thrown[6]?.week]).toEqual([null, 0]);
    await fixture.server.db.query(
      `insert into training_entries (team_id, member_id, date, menu, minutes, pain, pain_part, source, source_id)
       values ($1, $2, '2026-06-15', 'stretch', 10, 4, 'elbow', 'test', 'one')`,
      [fixture.teamId, fixture.memberId],
    );
    expect((await summary()).guard.pain).toMatchObject({ date: "2026-06-15", pain: 4 });
  });
});

describe("投球の結果", () => {
  test("EN-12: 球種0はすべて。1球ずつ、速い順に", async () => {
    await fixture.pitch("2026-06-01", 100);
    await fixture.pitch("2026-06-02", 80, { tag_pitch: 4 });
    await fixture.pitch("2026-06-03", 102);
    await fixture.pitch("2026-06-04", 101, { ball: "hard" });
    const all = await results("?sort=-speed");
    expect([all.total, all.rows.map(({ speed }) => speed)]).toEqual([3, [102, 100, 80]]);
    expect(all.figures).toEqual({ count: 3, days: 3, mean: 94, max: { value: 102, day: "2026-06-03" } });
    expect(await results("?tag_pitch=4")).toMatchObject({ total: 1, rows: [{ tag_pitch: 4, ball: "rubber" }] });
    expect((await results("?limit=5000")).rows).toHaveLength(3);
  });

  test("日ごと：直球の平均、最大、自己ベスト、球種の割合、最初の動画", async () => {
    await fixture.pitch("2026-05-01", 100);
    await fixture.pitch("2026-05-01", 90, { tag_pitch: 5 });
    const videos = videoSender(fixture);
    const video = await videos.keep(await fixture.pitch("2026-06-01", 99), { poster: await png() });
    await videos.keep(await fixture.pitch("2026-06-01", 103));
    await fixture.pitch("2026-06-01", 80, { tag_pitch: 4 });
    await fixture.pitch("2026-06-02", 90, { tag_pitch: 3 });
    await fixture.pitch("2026-06-02", 95, { ball: "hard", tag_pitch: 7 });
    await fixture.pitch("2026-06-02", 91, { tag_pitch: null });
    const answer = await days("?sort=date");
    expect([answer.total, answer.rows]).toEqual([
      2,
      [
        {
          date: "2026-06-01",
          count: 3,
          mean: 101,
          max: 103,
          verdict: "best",
          mix: [
            { code: 1, count: 2 },
            { code: 4, count: 1 },
          ],
          video_id: video,
          poster: expect.stringMatching(`^/files/posters/${video}/`),
        },
        {
          date: "2026-06-02",
          count: 2,
          mean: null,
          max: 91,
          verdict: "none",
          mix: [
            { code: 0, count: 1 },
            { code: 3, count: 1 },
          ],
          video_id: null,
          poster: null,
        },
      ],
    ]);
    expect(answer.codes).toEqual([1, 3, 4]);
    expect(await days("?tag_pitch=4")).toMatchObject({
      codes: [1, 3, 4],
      total: 1,
      rows: [{ date: "2026-06-01", count: 1, mean: 80, max: 80, verdict: "none", mix: [{ code: 1 }, { code: 4 }] }],
    });
  });

  test("球速のない投球だけの日も並び、ほかの日の自己ベストを変えない", async () => {
    for (const [at, speed] of [100, 96, 100, 96, 100].entries()) await fixture.pitch(`2026-06-0${at + 1}`, speed);
    for (const day of ["2026-06-06", "2026-06-07"]) await fixture.pitch(day, null);
    await fixture.pitch("2026-06-08", 102);
    const answer = await days();
    expect(answer.total).toBe(8);
    expect(answer.rows.slice(0, 3)).toMatchObject([
      { date: "2026-06-08", count: 1, max: 102, verdict: "none" },
      { date: "2026-06-07", count: 1, mean: null, max: null, verdict: "none", mix: [{ code: 1, count: 1 }] },
      { date: "2026-06-06", count: 1, mean: null, max: null, verdict: "none" },
    ]);
    expect((await days("?sort=-max")).rows.map(({ max }) => max)).toEqual([102, 100, 100, 100, 96, 96, null, null]);
  });
});
