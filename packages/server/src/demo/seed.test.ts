import {
  analyzerUsage,
  analyzerUsages,
  consent,
  type contract,
  grades,
  type Member,
  type ProviderEventSummary,
  type ReplyOf,
  trainingUsage,
  trainingUsages,
} from "@kyuseki/domain";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logoNameAt } from "../files/fileName.ts";
import { createSession } from "../http/auth/sessions.ts";
import { verifyPassword } from "../security/password.ts";
import { addTeam, addUser, signIn, startTestServer } from "../testing.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { seedDemo } from "./seed.ts";

const now = new Date("2026-11-20T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let twin: Awaited<ReturnType<typeof startTestServer>>;
let token: string;
beforeAll(async () => {
  [server, twin] = await Promise.all([startTestServer({ now: () => now }), startTestServer()]);
  const start = performance.now();
  await seedDemo(server.db, server.files, now);
  token = await signIn(server.app, "coach@demo.kyuseki.example", demoPassword);
  process.stdout.write(`demo: seeded in ${Math.round(performance.now() - start)} ms\n`);
}, 60_000);
afterAll(() => Promise.all([server.stop(), twin.stop()]));

async function rows<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
  return (await server.db.query<Row>(question, values)).rows;
}

const listMembersByIds = (email: string) =>
  rows<Member & { history: { height: number; weight: number; date: string }[] }>(
    `select members.*, array(
       select json_build_object('date', date, 'height', height, 'weight', weight) from body_sizes
       where body_sizes.team_id = members.team_id and member_id = members.id order by date) as history
     from members join users using (team_id) where users.email = $1 order by id`,
    [email],
  );

describe("デモのデータ", () => {
  test("同じ日なら、どのデータベースにも同じ行が入る", async () => {
    await seedDemo(twin.db, twin.files, new Date("2026-11-20T14:59:59Z"));
    const { rows: twinSums } = await twin.db.query(checksums);
    expect(await rows(checksums)).toEqual(twinSums);
  }, 60_000);

  test("既にあるところへは何も足さずに失敗する", async () => {
    const before = await rows(checksums);
    await expect(seedDemo(server.db, server.files, now)).rejects.toThrow("users_email");
    expect(await rows(checksums)).toEqual(before);
  }, 60_000);

  test("野球チームにはロゴがある", async () => {
    const [team] = await rows<{ logo: string }>("select logo from teams where team_id = 1");
    const name = logoNameAt(team?.logo ?? "") ?? "";
    expect(await sharp(await server.files.get(name)).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
  });

  test("選手の背番号は、チームの小・中・高の中で重ならず、学年の高い順に1から並ぶ。申請中の人にはまだない", async () => {
    const members = await listMembersByIds("manager@demo.kyuseki.example");
    const numberOf = (name: string) =>
      members.find(({ last_name, first_name }) => `${last_name} ${first_name}` === name)?.uniform_number;
    expect(["長谷川 樹", "小野寺 湊", "石井 悠真", "小川 新", "桜井 伊織"].map(numberOf)).toEqual([
      "1",
      "2",
      "1",
      "1",
      null,
    ]);
    expect(
      await rows(
        `select count(*) filter (where uniform_number is null and state <> 'applied') as missing,
           count(uniform_number) - count(distinct (team_id, left(grade, 1), uniform_number))
             filter (where uniform_number is not null) as repeated from members`,
      ),
    ).toEqual([{ missing: 0, repeated: 0 }]);
  });

  test("野球チームは小3から高2までのちょうど24人", async () => {
    const members = await listMembersByIds("manager@demo.kyuseki.example");
    expect(members).toHaveLength(24);
    expect(new Set(members.map((member) => member.grade))).toEqual(new Set(grades.slice(2, 11)));
    expect(members.filter((member) => member.state === "applied")).toHaveLength(1);
    expect(members.filter((member) => member.email === null)).toHaveLength(3);
  });

  test("CO-7: お知らせ5つと下書きに、読んだ人、答えた人、まだの人がいて、未来のことはない", async () => {
    const get = async <Reply>(path: string): Promise<Reply> =>
      (await server.app.inject({ url: `/api/coach/${path}`, headers: { authorization: `Token ${token}` } })).json();
    const { notices, counts } = await get<ReplyOf<typeof contract.listNotices>>("notices");
    expect(counts).toEqual({ sent: 5, scheduled: 0, draft: 1 });
    const [latest] = notices;
    expect(latest).toMatchObject({ title: "土曜の練習は13時開始に変更します", players: 23, corrections: 1 });
    expect(latest?.read).toBeGreaterThan(latest?.answered ?? 0);
    expect(latest?.read).toBeLessThan(23);
    const { players } = await get<ReplyOf<typeof contract.listOpenItems>>("open_items");
    const kinds = new Set(players.flatMap(({ items }) => items.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["answer", "attendance", "note", "record", "unread"]);
    expect(new Set(players.map(({ reach }) => reach))).toContain("failed");
    const times = await rows<{ late: number }>(
      `select count(*) filter (where greatest(family_read_at, player_read_at, answered_at) >= '2026-11-19T15:00Z')::int as late
       from notice_recipients`,
    );
    expect(times).toEqual([{ late: 0 }]);
  });

  test("EV-1: これからの行事に、出欠、車、当番があり、次の練習試合は定員の内。答えたのは今日より前", async () => {
    const ask = async (path: string) =>
      (await server.app.inject({ url: `/api/coach/${path}`, headers: { authorization: `Token ${token}` } })).json();
    const { events } = await ask("home");
    expect(events.map(({ title, begins_at }: { title: string; begins_at: string }) => [title, begins_at])).toEqual([
      ["土曜練習", "2026-11-21T04:00:00.000Z"],
      ["練習試合（2試合）", "2026-11-21T22:15:00.000Z"],
      ["水曜練習", "2026-11-25T08:30:00.000Z"],
    ]);
    const { team, provider } = await ask("events?from=2026-11-20&to=2026-12-31");
    expect(new Set(team.map(({ title }: { title: string }) => title)).size).toBe(6);
    expect(provider.map(({ title, applied, own }: ProviderEventSummary) => [title, applied, own])).toEqual([
      ["指導者講習：投球数と休養", 86, 0],
      ["打撃クリニック", 12, 2],
      ["冬の合同測定会", 31, 0],
    ]);
    const [game] = team.filter(({ title }: { title: string }) => title === "練習試合（2試合）");
    expect([game.invited, game.capacity]).toEqual([13, 13]);
    expect(game.coming).toBeGreaterThan(6);
    expect(game.unanswered).toBeGreaterThan(0);
    const { car_answers, duties } = await ask(`events/event/${game.event_id}`);
    expect(duties).toHaveLength(4);
    expect(new Set(car_answers.map(({ choice }: { choice: string }) => choice)).has("offer")).toBe(true);
    const past = await rows<{ late: number }>(
      `select ((select count(*) from event_attendance where answered_at >= '2026-11-19T15:00Z')
         + (select count(*) from event_cars where answered_at >= '2026-11-19T15:00Z')
         + (select count(*) from events where updated_at >= '2026-11-19T15:00Z'))::int as late`,
    );
    expect(past).toEqual([{ late: 0 }]);
  });

  test("NO-1: 2週間の未返信の成長ノートが60件より多く、痛みの言葉もある。前のノートには返信がある。書かれたのは今日より前", async () => {
    const [counts] = await rows(
      `select (count(*) filter (where replies = 0))::int as unanswered,
         (count(*) filter (where replies = 0 and day < '2026-11-05'))::int as forgotten,
         (count(*) filter (where replies = 0 and pain and template_id is not null))::int as pain,
         (count(distinct member_id) filter (where replies = 0)) > 15 as of_many,
         (count(distinct (template_id, template_version)) filter (where template_id is not null))::int as versions,
         max(greatest(written_at, changed_at, replied_at, reply_read_at)) < '2026-11-19T15:00Z' as past
       from notes`,
    );
    expect(counts).toEqual({
      unanswered: expect.any(Number),
      forgotten: 0,
      pain: 4,
      of_many: true,
      versions: 3,
      past: true,
    });
    expect(Number(counts && "unanswered" in counts && counts.unanswered)).toBeGreaterThan(60);
    expect(
      await rows(
        `select distinct count(s.note_id) + count(c.note_id) = max(n.replies) as counted
         from notes n left join note_stamps s on s.team_id = n.team_id and s.note_id = n.id
         left join note_comments c on c.team_id = n.team_id and c.note_id = n.id group by n.team_id, n.id`,
      ),
    ).toEqual([{ counted: true }]);
    expect(await rows("select count(*)::int as sheets from goal_sheets where tied_since <> '{}'")).toEqual([
      { sheets: 5 },
    ]);
  });

  test("OP-2: 運営からのお知らせは6つ。デモのものは、本物のクラブには見えない", async () => {
    const manager = await signIn(server.app, "manager@demo.kyuseki.example", demoPassword);
    const { team_id } = await addTeam(server.db);
    const real = await createSession(server.db, (await addUser(server.db, team_id)).id, true, now);
    const shown = async (as: string) =>
      (await server.app.inject({ url: "/api/coach/information", headers: { authorization: `Token ${as}` } })).json();
    const [{ total, unread }, none] = [await shown(manager), await shown(real)];
    await server.db.query("delete from teams where team_id = $1", [team_id]);
    expect([total, unread]).toEqual([6, 2]);
    expect(none).toEqual({ information: [], total: 0, unread: 0 });
  });

  test("BE-6: 参加を申請中の選手には、保護者の申し込みと同意がある", async () => {
    const [applicant] = (await listMembersByIds("manager@demo.kyuseki.example")).filter(
      ({ state }) => state === "applied",
    );
    const reply = await server.app.inject({
      url: `/api/coach/memberlist/member/${applicant?.id}`,
      headers: { authorization: `Token ${token}` },
    });
    const consents = await rows("select given_by, text_version from consents where member_id = $1", [applicant?.id]);
    expect(reply.json().application).toEqual({
      receipt: "J-20261119-001",
      applicant: "guardian",
      applied_at: "2026-11-19T10:05:00Z",
    });
    expect(consents).toEqual([{ given_by: "guardian", text_version: consent.version }]);
  });

  test("EN-6・EN-7 の言葉がすべて現れる", async () => {
    const members = await listMembersByIds("manager@demo.kyuseki.example");
    expect(new Set(members.map(analyzerUsage))).toEqual(new Set(analyzerUsages));
    expect(new Set(members.map(trainingUsage))).toEqual(new Set(trainingUsages));
  });

  test.each(["manager@demo.kyuseki.example", "softball@demo.kyuseki.example"])(
    "%s のチームの体格の記録は毎月伸び、今の身長・体重で終わる",
    async (email) => {
      const measured = (await listMembersByIds(email)).filter((member) => member.state === "active");
      expect(measured.length).toBeGreaterThanOrEqual(18);
      for (const { height, weight, history } of measured) {
        expect(history.length).toBeGreaterThanOrEqual(8);
        expect(history.at(-1)).toEqual({ date: expect.stringMatching(/^2026-11-/), height, weight });
        expect(history.map((size) => size.height)).toEqual(
          history.map((size) => size.height).toSorted((a, b) => a - b),
        );
      }
    },
  );

  test("投球・測定会・ノートがあり、未来のものはない", async () => {
    const [counts] = await rows(
      `select (select count(*) from measuring_days where closed_at is not null) as days,
         (select count(*) > 1000 from measure_values) as has_values, (select count(*) > 20 from notes) as has_notes,
         (select max(date) from training_entries) as practised, (select max(date) from team_practice_days) as recorded,
         (select max(date) from pitch_counts) as thrown, (select max(written_at) < $1 from notes) as written,
         (select max(received_at) <= $1 from training_entries) as received`,
      [now],
    );
    expect(counts).toEqual({
      days: 10,
      has_values: true,
      has_notes: true,
      practised: "2026-11-20",
      recorded: "2026-11-20",
      thrown: "2026-11-19",
      written: true,
      received: true,
    });
  });

  test("デモの合言葉で入れる4つのアカウントがあり、選手は指導者ではない", async () => {
    const users = await rows<{ email: string; password_hash: string; coach_type: string | null; sport_type: string }>(
      "select email, password_hash, coach_type, sport_type from users join teams using (team_id) order by users.id",
    );
    expect(users.map(({ email, coach_type, sport_type }) => ({ email, coach_type, team: sport_type }))).toEqual(
      demoAccounts.map(({ email, coach_type, team }) => ({ email, coach_type, team })),
    );
    for (const user of users) expect(await verifyPassword(user.password_hash, demoPassword)).toBe(true);
  });
});

describe("デモの動画（BE-8）", () => {
  test("アナライザーの打者は全員、いちばん新しい2球に、投手1人は12球と自己最速に動画がある", async () => {
    const balls = await filmed();
    const batted = Map.groupBy(
      balls.filter(({ mode }) => mode === 1),
      ({ member_id }) => member_id,
    );
    const { rows } = await server.db.query(
      "select distinct member_id from measurements join users using (team_id) where email = 'coach@demo.kyuseki.example' and source = 'nextshot' and mode = 1",
    );
    expect(batted.size).toBe(rows.length);
    for (const its of batted.values()) expect([2, 3]).toContain(its.length);
    expect(balls.filter(({ mode }) => mode === 2).map(({ name }) => name)).toEqual(Array(13).fill("小野寺"));
  });

  test("その球のページから、2秒の動画が1コマごとに開け、8〜32°で最大の球とくらべられる", async () => {
    const balls = await filmed();
    const own = balls.filter(({ mode, name }) => mode === 1 && name === "小野寺");
    const pages = await Promise.all(own.map(ballPage));
    expect(pages.filter(({ best }) => best === null)).toHaveLength(1);
    for (const { best } of pages) if (best) expect(Math.abs((best.ball.angle ?? 0) - 20)).toBeLessThanOrEqual(12);
    const tee = balls.find(({ batting_type }) => batting_type === 1);
    const { video } = tee ? await ballPage(tee) : { video: null };
    expect(video).toMatchObject({ own: true, impact_s: 36.5 / 30 });
    const answer = await server.app.inject({ url: video?.src ?? "", headers: { range: "bytes=0-3" } });
    expect([answer.statusCode, answer.headers["content-type"], answer.rawPayload.toString("hex")]).toEqual([
      206,
      "video/webm",
      "1a45dfa3",
    ]);
    const size = Number(String(answer.headers["content-range"]).split("/")[1]);
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThan(40_000);
  });
});

type Filmed = { id: number; member_id: number; mode: number; batting_type: number | null; name: string };

async function filmed(): Promise<Filmed[]> {
  const { rows } = await server.db.query<Filmed>(
    `select s.id, s.member_id, s.mode, s.batting_type, m.last_name as name from measurements s
     join members m on m.team_id = s.team_id and m.id = s.member_id where s.film_id is not null order by s.id`,
  );
  return rows;
}

async function ballPage({ id, member_id, mode }: Filmed): Promise<ReplyOf<typeof contract.getBallPage>> {
  const kind = mode === 1 ? "batting" : "pitching";
  const url = `/api/coach/nextshot/members/${member_id}/${kind}/results/${id}`;
  return (await server.app.inject({ url, headers: { authorization: `Token ${token}` } })).json();
}

const checksums = `
  select 'teams' as name, count(*), md5(string_agg(teams::text, '' order by team_id)) from teams
  union all select 'users', count(*), md5(string_agg(concat(id, team_id, email, name, coach_type, created_at), '' order by id)) from users
  union all select 'members', count(*), md5(string_agg(members::text, '' order by id)) from members
  union all select 'body_sizes', count(*), md5(string_agg(body_sizes::text, '' order by member_id, date)) from body_sizes
  union all select 'measurements', count(*), md5(string_agg(measurements::text, '' order by id)) from measurements
  union all select 'training_entries', count(*), md5(string_agg(e::text, '' order by id)) from training_entries e
  union all select 'team_practice_days', count(*), md5(string_agg(d::text, '' order by team_id, date)) from team_practice_days d
  union all select 'pitch_counts', count(*), md5(string_agg(c::text, '' order by id)) from pitch_counts c
  union all select 'measuring_days', count(*), md5(string_agg(d::text, '' order by id)) from measuring_days d
  union all select 'measure_values', count(*), md5(string_agg(v::text, '' order by member_id, item_id, date)) from measure_values v
  union all select 'notes', count(*), md5(string_agg(n::text, '' order by id)) from notes n
  union all select 'note_templates', count(*), md5(string_agg(t::text, '' order by id)) from note_templates t
  union all select 'note_template_versions', count(*), md5(string_agg(v::text, '' order by template_id, version)) from note_template_versions v
  union all select 'note_stamps', count(*), md5(string_agg(s::text, '' order by id)) from note_stamps s
  union all select 'note_comments', count(*), md5(string_agg(c::text, '' order by id)) from note_comments c
  union all select 'goal_sheets', count(*), md5(string_agg(g::text, '' order by member_id)) from goal_sheets g
  union all select 'notices', count(*), md5(string_agg(n::text, '' order by id)) from notices n
  union all select 'notice_recipients', count(*), md5(string_agg(r::text, '' order by notice_id, member_id)) from notice_recipients r
  union all select 'notice_mails', count(*), md5(string_agg(l::text, '' order by id)) from notice_mails l
  union all select 'events', count(*), md5(string_agg(e::text, '' order by id)) from events e
  union all select 'event_attendance', count(*), md5(string_agg(a::text, '' order by event_id, member_id)) from event_attendance a
  union all select 'event_cars', count(*), md5(string_agg(c::text, '' order by event_id, family_id)) from event_cars c
  union all select 'event_duties', count(*), md5(string_agg(d::text, '' order by id)) from event_duties d
  union all select 'provider_events', count(*), md5(string_agg(e::text, '' order by id)) from provider_events e
  union all select 'provider_event_players', count(*), md5(string_agg(p::text, '' order by provider_event_id, member_id)) from provider_event_players p
  union all select 'information', count(*), md5(string_agg(i::text, '' order by id)) from information i
  order by name`;
