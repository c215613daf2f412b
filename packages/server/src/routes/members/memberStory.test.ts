import { defaultSettings, type MemberStory } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { addPitches, addPlayer, addRecords, fridayEvening } from "../home/home.fixtures.ts";

let server: TestServer;
let teamId: number;
let player: number;
let coach: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => fridayEvening, config: { videoSources: ["https://videos.example"] } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db, { nextshot_available: true })).team_id;
  player = await addPlayer(server.db, teamId, { name: "増田 碧", grade: "j2" });
  coach = (await addUser(server.db, teamId)).id;
  headers = { authorization: `Token ${await createSession(server.db, coach, false, fridayEvening)}` };
});

const ask = (id: number) => server.app.inject({ url: `/api/coach/memberlist/member/${id}/story`, headers });
async function story(id = player): Promise<MemberStory> {
  const reply = await ask(id);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const lastWeek = async (id = player) => (await story(id)).weeks.at(-1);
const empty = { measured: 0, bests: [], load: null, thrown: null, pain: null, notes: null, videos: null };

const ownLimits = (day: number, week: number) => {
  const stage = { rule: "own", own: { day, week } } as const;
  const pitch_limits = { e: stage, j: stage, h: stage, week: "rolling", caution: 80 } as const;
  const draft = { ...defaultSettings("baseball", "rubber"), pitch_limits, version: 1 };
  return upsertSettings(server.db, teamId, draft, coach, fridayEvening);
};
const note = async (day: string, pain = false, team = teamId, member = player) => {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, day, written_at, body, excerpt, pain, source, source_id)
     values ($1, $2, $3::date, $3::date + interval '11 hours', 'ひじ', 'ひじ', $4, 'test', gen_random_uuid()::text) returning id`,
    [team, member, day, pain],
  );
  return rows[0]?.id;
};
const measure = async (date: string, speed: number, { mode = 2, video = "" } = {}) => {
  if (video)
    await server.db.query(
      `insert into videos (team_id, member_id, filmed_at, mode, url, source, source_id)
       values ($1, $2, $3, $4, $5, 'nextshot', $5)`,
      [teamId, player, `${date}T12:00:00+09:00`, mode, video],
    );
  const { rows } = await server.db.query<{ id: number }>(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, video_id, source, source_id)
     values ($1, $2, $3, $4, $5, 'rubber', $6, nullif($7, ''), 'nextshot', gen_random_uuid()::text) returning id`,
    [teamId, player, `${date}T12:00:00+09:00`, mode, mode === 1 ? 1 : null, speed, video],
  );
  return rows[0]?.id;
};

describe("GET /api/coach/memberlist/member/:id/story", () => {
  test("何もなければ、8月31日の週から今週までの、空の12週", async () => {
    const { today, weeks } = await story();
    expect(today).toBe("2026-11-20");
    expect(weeks.map(({ week }) => week.slice(5))).toEqual([
      ...["08-31", "09-07", "09-14", "09-21", "09-28", "10-05"],
      ...["10-12", "10-19", "10-26", "11-02", "11-09", "11-16"],
    ]);
    expect(weeks.at(-1)).toEqual({ week: "2026-11-16", ...empty });
  });

  test("六つの記録が、日本の月曜から始まる同じ週に並ぶ", async () => {
    await ownLimits(60, 70);
    await addPitches(server.db, teamId, player, "2026-11-15", 40);
    await addPitches(server.db, teamId, player, "2026-11-16", 62);
    await addRecords(server.db, teamId, player, [
      "2026-11-17",
      { date: "2026-11-17", minutes: 60, rpe: 7, pain: 3, part: "elbow" },
      { date: "2026-11-18", pain: 2, part: "shoulder" },
    ]);
    await note("2026-11-16", true);
    const last_id = await note("2026-11-19");
    await measure("2026-08-20", 90);
    await measure("2026-11-16", 95);
    const ball_id = await measure("2026-11-20", 92, { video: "https://videos.example/1" });
    await measure("2026-11-20", 93, { video: "https://elsewhere.example/2" });
    const run = (await listMeasureItems(server.db, teamId)).find(({ preset }) => preset === "run_50m");
    for (const [date, value] of [
      ["2026-08-01", 7.6],
      ["2026-11-17", 7.2],
    ])
      await server.db.query(
        "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, $6)",
        [teamId, player, run?.id, date, value, fridayEvening],
      );

    const [before, week] = (await story()).weeks.slice(-2);
    expect(before).toEqual({
      ...empty,
      week: "2026-11-09",
      thrown: { pitches: 40, limit: 70, over: null },
    });
    expect(week).toEqual({
      week: "2026-11-16",
      measured: 3,
      bests: [
        { date: "2026-11-16", measured: { kind: 4, batting_type: null }, value: 95, gain: 5 },
        {
          date: "2026-11-17",
          measured: { item: "50m走", unit: "秒", decimals: run?.decimals, less_is_better: true },
          value: 7.2,
          gain: 0.4,
        },
      ],
      // 30 × 4 + 60 × 7 + 30 × 4 on the 17th and 18th.
      load: 660,
      thrown: { pitches: 62, limit: 70, over: { span: "day", by: 2, date: "2026-11-16" } },
      pain: { count: 2, worst: { date: "2026-11-17", part: "elbow", side: null, pain: 3 } },
      notes: { count: 2, pain: true, last_id },
      videos: { count: 1, last: { ball_id, mode: "pitching" } },
    });
  });

  test("アナライザーのないチームに、動画はない", async () => {
    await measure("2026-11-20", 92, { video: "https://videos.example/1" });
    expect((await lastWeek())?.videos).toMatchObject({ count: 1 });
    await server.db.query("update teams set nextshot_available = false");
    expect((await lastWeek())?.videos).toBeNull();
  });

  test("ほかの選手の記録は入らない", async () => {
    const other = await addPlayer(server.db, teamId, { name: "水野 葵", grade: "j2" });
    await addPitches(server.db, teamId, player, "2026-11-16", 62);
    await addRecords(server.db, teamId, player, [{ date: "2026-11-17", pain: 3 }]);
    await note("2026-11-19");
    await measure("2026-11-20", 92, { video: "https://videos.example/1" });
    expect(await lastWeek(other)).toEqual({ week: "2026-11-16", ...empty });
  });

  test("卒業した選手のものは見られる。消した選手とほかのチームの選手は、いない選手と同じ", async () => {
    await server.db.query("update members set state = 'archived' where id = $1", [player]);
    expect((await ask(player)).statusCode).toBe(200);
    await server.db.query("update members set deleted_at = $2 where id = $1", [player, fridayEvening]);
    const other = (await addTeam(server.db)).team_id;
    const theirs = await addPlayer(server.db, other, { name: "よそ 五", grade: "j1" });
    for (const id of [player, theirs, 999_999]) {
      const reply = await ask(id);
      expect([reply.statusCode, reply.json().code]).toEqual([404, "not_found"]);
    }
  });
});
