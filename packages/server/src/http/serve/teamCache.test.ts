import { defaultSettings } from "@kyuseki/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts, demoPassword } from "../../demo/accounts.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { seedDemo, signIn, startTestServer, type TestServer } from "../../testing.ts";

let now = new Date("2026-11-20T08:50:00Z");
let server: TestServer;
let headers: { authorization: string };
let teamId: number;
let memberId: number;
let userId: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await seedDemo(server.db, server.files, now);
  headers = { authorization: `Token ${await signIn(server.app, demoAccounts[0].email, demoPassword)}` };
  const { rows } = await server.db.query(
    `select p.team_id, p.member_id, u.id as user_id from pitch_counts p join users u using (team_id)
     where u.email = $1 and p.date = '2026-11-19' and p.deleted_at is null limit 1`,
    [demoAccounts[0].email],
  );
  pages = [...teamPages, `pitch_guard/${rows[0].member_id}`, `evaluation/${rows[0].member_id}?kind=1`, ...measurePages];
  [teamId, memberId, userId] = [rows[0].team_id, rows[0].member_id, rows[0].user_id];
}, 120_000);
afterAll(() => server.stop());

let pages: string[];
const measurePages = ["measure/items", "measure/goals"];
const teamPages = [
  "home",
  "dashboard?period=2",
  "dashboard/heat?period=2&limit=25",
  "pitch_guard",
  "evaluation?kind=1&period=3",
  "training/report?period=2",
];

async function ask({ app }: TestServer) {
  const replies = pages.map(async (page) => {
    const reply = await app.inject({ url: `/api/coach/${page}`, headers });
    expect([page, reply.statusCode]).toEqual([page, 200]);
    return [page, reply.json()] as const;
  });
  return Object.fromEntries(await Promise.all(replies));
}

/** What a server answers that has kept nothing. */
async function askAnew() {
  const fresh = await startTestServer({ now: () => now, databaseUrl: server.databaseUrl });
  try {
    return await ask(fresh);
  } finally {
    await fresh.stop();
  }
}

const sql = (text: string) => () =>
  server.db.query(text.replaceAll("$team", `${teamId}`).replaceAll("$member", `${memberId}`));

describe("チームの画面の返事は、もとになるものが変わるまで取っておく", () => {
  test.each([
    {
      name: "練習の記録",
      changed: ["home", "dashboard?period=2", "training/report?period=2"],
      change:
        sql(`insert into training_entries (team_id, member_id, date, menu, minutes, rpe, pain_part, pain, source, source_id)
        values ($team, $member, '2026-11-20', 'swing', 300, 9, 'elbow', 9, 'nextrainer', 'new')`),
    },
    {
      name: "記録の訂正",
      changed: ["dashboard/heat?period=2&limit=25"],
      change: sql("update training_entries set minutes = 17 where team_id = $team and member_id = $member"),
    },
    {
      name: "記録の削除",
      changed: ["training/report?period=2"],
      change: sql("delete from training_entries where team_id = $team and member_id = $member"),
    },
    {
      name: "投球数",
      changed: ["pitch_guard", "dashboard?period=2"],
      change: sql(`insert into pitch_counts (team_id, member_id, date, kind, pitches)
        values ($team, $member, '2026-11-20', 'game', 111)`),
    },
    {
      name: "投球数の訂正",
      changed: ["pitch_guard"],
      change: sql("update pitch_counts set pitches = 3 where team_id = $team and date = '2026-11-20'"),
    },
    {
      name: "測定",
      changed: ["evaluation?kind=1&period=3"],
      change: sql(`insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
        values ($team, $member, '2026-11-20T02:00:00Z', 1, 1, 'hard', 188), ($team, $member, '2026-11-20T02:00:00Z', 1, 1, 'rubber', 188)`),
    },
    {
      name: "測定会の値",
      changed: ["home"],
      change: sql(`insert into measure_values (team_id, member_id, item_id, date, value, entered_at)
        select $team, m.id, i.id, '2026-11-20', case i.better when 'lower' then coalesce(i.lowest, 1) else coalesce(i.highest, 999) end, now()
        from measure_items i, members m where i.team_id = $team and m.team_id = $team and m.state = 'active' on conflict do nothing`),
    },
    {
      name: "目標",
      changed: ["evaluation?kind=1&period=3", "measure/goals"],
      change: sql(`insert into measure_goals (team_id, kind, grade, value)
        select $team, 1, g, 99.9 from unnest(array['e1','e2','e3','e4','e5','e6','j1','j2','j3']) g
        on conflict do nothing; update measure_goals set value = 99.9 where team_id = $team and kind = 1;
        update teams set measure_goals_version = measure_goals_version + 1 where team_id = $team`),
    },
    {
      name: "測定項目",
      changed: ["measure/items"],
      change: sql("update measure_items set name = name || '（光電管）' where team_id = $team"),
    },
    {
      name: "設定",
      changed: ["dashboard?period=2"],
      change: () =>
        upsertSettings(
          server.db,
          teamId,
          { ...defaultSettings("baseball", "rubber"), practice_goal: 33, version: 1 },
          userId,
          now,
        ),
    },
    {
      name: "選手の名前",
      changed: ["evaluation?kind=1&period=3", "training/report?period=2"],
      change: sql("update members set last_name = '改名' where team_id = $team"),
    },
    {
      name: "日本の時刻（記録を待つ時刻を過ぎる）",
      changed: ["dashboard?period=2"],
      change: async () => {
        now = new Date("2026-11-20T12:10:00Z");
      },
    },
    {
      name: "日",
      changed: teamPages,
      change: async () => {
        now = new Date("2026-11-20T15:10:00Z");
      },
    },
  ])("$name が変われば、すぐに新しい返事になる", async ({ changed, change }) => {
    const before = await ask(server);
    await change();
    const after = await ask(server);
    expect(after).toEqual(await askAnew());
    const differing = pages.filter((page) => JSON.stringify(before[page]) !== JSON.stringify(after[page]));
    expect(differing).toEqual(expect.arrayContaining(changed));
  });

  test("何も変わらなければ、作り直さない。ホームの「現在」の時刻だけは進む", async () => {
    const before = await ask(server);
    now = new Date(now.getTime() + 60_000);
    const { home: homeBefore, ...othersBefore } = before;
    await server.db.query("alter table practice_days rename to practice_days_away");
    const { home, ...others } = await ask(server);
    await server.db.query("alter table practice_days_away rename to practice_days");
    expect(others).toEqual(othersBefore);
    expect(home).toEqual({ ...homeBefore, as_of: now.toISOString() });
  });

  test("ER-4 読めなかった部分のある返事は、取っておかない", async () => {
    await server.db.query("update teams set records_version = records_version + 1 where team_id = $1", [teamId]);
    await server.db.query("alter view live_pitch_counts rename to live_pitch_counts_away");
    const broken = await server.app.inject({ url: "/api/coach/home", headers });
    await server.db.query("alter view live_pitch_counts_away rename to live_pitch_counts");
    expect(broken.json().guard).toBeNull();
    const whole = await server.app.inject({ url: "/api/coach/home", headers });
    expect(whole.json().guard).not.toBeNull();
  });
});
