import type { PitchGuard, TeamEvent } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPitches, addRecords } from "../home/home.fixtures.ts";
import { hourMs, inMs } from "../notices/notices.fixture.ts";
import { startEvents } from "./events.fixture.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const pitcher = async (grade: string, thrown: Record<string, number>) => {
  const id = await club.member({ grade });
  for (const [day, pitches] of Object.entries(thrown)) await addCount(id, `2026-11-${day}`, pitches);
  return id;
};
const addCount = (id: number, date: string, count: number) => addPitches(club.db, club.teamId(), id, date, count);
const guard = async (): Promise<PitchGuard> =>
  (await club.server.app.inject({ url: "/api/coach/pitch_guard", headers: club.manager() })).json();
const pitchersOf = (event: TeamEvent) => event.pitchers?.players ?? [];

describe("EV-4: 試合の前に、投げられる球数がわかる", () => {
  test("試合の日の上限、7日の合計、続けて投げた日、痛みが、投球数ガードと同じ数で出る", async () => {
    const hurt = await pitcher("e5", { 18: 28 });
    const tired = await pitcher("e4", { 19: 48, 20: 64 });
    const ace = await pitcher("e6", { 20: 68, 17: 30 });
    await pitcher("e6", { "06": 50 });
    await club.member({ grade: "e3" });
    await addRecords(club.db, club.teamId(), hurt, [{ date: "2026-11-19", pain: 3, part: "elbow" }]);
    club.moveTo(7.5 * hourMs);
    const event = await club.create();

    expect(event.pitchers).toMatchObject({
      rule_set: "全日本軟式野球連盟 学童部（2026–）",
      until: inMs(7.5 * hourMs).toISOString(),
    });
    expect(pitchersOf(event)).toEqual([
      {
        ...figures(hurt, { pitches: 70, day_limit: 70, week_pitches: 28, week_limit: 210 }),
        last_day: "2026-11-18",
        last_pitches: 28,
        pain: expect.objectContaining({
          date: "2026-11-19",
          part: "elbow",
          pain: 3,
          member: expect.objectContaining({ id: hurt }),
        }),
      },
      {
        ...figures(tired, { pitches: 60, day_limit: 60, week_pitches: 112, week_limit: 180 }),
        days_running: ["2026-11-19", "2026-11-20"],
        last_day: "2026-11-20",
        last_pitches: 64,
      },
      {
        ...figures(ace, { pitches: 70, day_limit: 70, week_pitches: 98, week_limit: 210 }),
        days_running: ["2026-11-20"],
        last_day: "2026-11-20",
        last_pitches: 68,
      },
    ]);

    // だれも投げないまま前の日になったときの投球数ガードと、同じ数。
    club.moveTo(55 * hourMs);
    const { players } = await guard();
    const dayBefore = players.map(({ id, guard: { coming } }) => [id, coming[0]?.date, coming[0]?.pitches]);
    for (const { member_id, pitches } of pitchersOf(event)) {
      expect(dayBefore).toContainEqual([member_id, "2026-11-23", pitches]);
    }
  });

  test("7日の合計で投げられない選手は0球、その日に投げた球は差し引かれる", async () => {
    const full = await pitcher("e5", { 18: 70, 19: 70, 20: 70 });
    const again = await pitcher("e6", {});
    await addCount(again, "2026-11-23", 25);
    club.moveTo((2 * 24 + 20) * hourMs);
    const event = await club.create({ deadline: null, remind: false });
    expect(pitchersOf(event).map(({ member_id, pitches, barred }) => [member_id, pitches, barred])).toEqual([
      [full, 0, "week"],
      [again, 45, null],
    ]);
  });

  test("休みの日数や連投の決まりで投げられないときは、その理由が出る", async () => {
    const settings = (await club.server.app.inject({ url: "/api/coach/settings", headers: club.manager() })).json();
    const { e } = settings.pitch_limits;
    const saved = await club.server.app.inject({
      method: "POST",
      url: "/api/coach/settings",
      headers: club.manager(),
      payload: { ...settings, pitch_limits: { ...settings.pitch_limits, e: { ...e, rule: "pitch_smart" } } },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const resting = await pitcher("e5", { 20: 66 });
    const running = await pitcher("e5", { 19: 10, 20: 10 });
    const free = await pitcher("e5", { 20: 10 });
    const game = await club.create({
      meets_at: null,
      starts_at: "2026-11-21T03:00:00Z",
      ends_at: "2026-11-21T05:00:00Z",
      deadline: null,
      remind: false,
    });
    expect(pitchersOf(game).map(({ member_id, pitches, barred }) => [member_id, pitches, barred])).toEqual([
      [resting, 0, "rest"],
      [running, 0, "days_running"],
      [free, expect.any(Number), null],
    ]);
  });

  test("試合でない行事、終わった試合、中止の試合には出ない", async () => {
    await pitcher("e5", { 20: 40 });
    const practice = await club.create({ kind: "practice" });
    expect(practice.pitchers).toBeNull();
    const game = await club.create();
    expect(pitchersOf(game).length).toBe(1);
    expect((await club.cancel(game)).json().pitchers).toBeNull();
    const other = await club.create();
    club.moveTo(100 * hourMs);
    expect((await club.event(other.event_id)).pitchers).toBeNull();
  });
});

const figures = (member_id: number, numbers: object) => ({
  member_id,
  ...numbers,
  days_running: [],
  barred: null,
  pain: null,
});
