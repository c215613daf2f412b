import { currentStreak, expectedDays } from "@kyuseki/domain/training";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

/** Friday 2026-11-20, 20:00 in Japan: from now on today counts in 実施率. */
const evening = new Date("2026-11-20T11:00:00Z");
let now = evening;

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let coachId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = evening;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  coachId = (await addUser(server.db, teamId, { name: "村瀬 亮" })).id;
  headers = await headersOf(coachId);
});

const headersOf = async (userId: number) => ({
  authorization: `Token ${await createSession(server.db, userId, false, now)}`,
});

async function player(last_name: string, registered = "2025-04-01", state = "active") {
  const { id } = await addMember(server.db, teamId, { last_name, state });
  await server.db.query("update members set created_at = $2::timestamp at time zone 'Asia/Tokyo' where id = $1", [
    id,
    registered,
  ]);
  return id;
}

type Entry = {
  date: string;
  menu?: string;
  minutes?: number;
  rpe?: number;
  pain?: number;
  side?: string;
  memo?: string;
};

const record = (memberId: number, entries: readonly Entry[]) =>
  server.db.query(
    `insert into training_entries (team_id, member_id, date, menu, amount, unit, minutes, rpe, pain_part, pain_side, pain,
                                   pain_note, memo, source, source_id)
     select $1, $2, date, coalesce(menu, 'tee'), 60, 'swings', minutes, rpe, case when pain is not null then 'elbow' end,
       side, pain, case when pain >= 1 then '内側' else '' end, coalesce(memo, ''), 'test', gen_random_uuid()::text
     from jsonb_to_recordset($3::jsonb)
       as (date date, menu text, minutes int, rpe int, pain int, side text, memo text)`,
    [teamId, memberId, JSON.stringify(entries)],
  );

const get = (url: string) => server.app.inject({ url: `/api/coach/training/${url}`, headers });
const report = async (period = 2) => (await get(`report?period=${period}`)).json();

describe("実施記録（選手別）", () => {
  test("EN-10 期間・前の期間・合計・連続・最終記録・痛み・14日が、手で数えたものと同じ", async () => {
    const id = await player("大塚", "2026-11-10");
    await record(id, [
      { date: "2026-11-11", menu: "game", minutes: 110 },
      { date: "2026-11-18", menu: "bullpen", minutes: 35, rpe: 6, pain: 3, side: "R" },
      { date: "2026-11-18", minutes: 20, rpe: 5, pain: 2 },
      { date: "2026-11-19", menu: "core", rpe: 8 },
      { date: "2026-11-21", minutes: 99 },
    ]);
    expect(await report(1)).toEqual({
      range: { start: "2026-11-13", end: "2026-11-20" },
      before: { start: "2026-11-05", end: "2026-11-12" },
      goal: 80,
      members: [
        {
          id,
          last_name: "大塚",
          first_name: "一郎",
          last_name_kana: "さとう",
          first_name_kana: "いちろう",
          grade: "j2",
          registered_on: "2026-11-10",
          days: 2,
          expected: 8,
          days_before: 1,
          expected_before: 3,
          minutes: 55,
          load: 310,
          amounts: { batting: { swings: 60 }, pitching: { swings: 60 }, strength: { swings: 60 } },
          streak: 2,
          last_date: "2026-11-19",
          pain: { date: "2026-11-18", part: "elbow", side: "R", note: "内側", pain: 3 },
          recent: [null, null, null, null, 110, null, null, null, null, null, null, 55, 0, null],
        },
      ],
    });
  });

  test("EN-10 量は種類ごと・単位ごとの和で、量のない記録は分か件。期間の外とほかの選手は入らない", async () => {
    const id = await player("大塚");
    const other = await player("青山");
    const insert = (memberId: number, entries: readonly object[]) =>
      server.db.query(
        `insert into training_entries (team_id, member_id, date, menu, amount, unit, minutes, rpe, source, source_id)
         select $1, $2, date, menu, amount, unit, minutes, rpe, 'test', gen_random_uuid()::text
         from jsonb_to_recordset($3::jsonb) as (date date, menu text, amount numeric, unit text, minutes int, rpe int)`,
        [teamId, memberId, JSON.stringify(entries)],
      );
    const on = (date: string, menu: string, rest: object) => ({ date, menu, ...rest });
    await insert(id, [
      on("2026-11-20", "swing", { amount: 120, unit: "swings", minutes: 20, rpe: 5 }),
      on("2026-11-19", "tee", { amount: 80, unit: "swings", minutes: 30 }),
      on("2026-11-19", "toss", { amount: 40, unit: "balls" }),
      on("2026-11-19", "machine", { minutes: 45, rpe: 6 }),
      on("2026-11-19", "swing", { amount: 30, minutes: 10 }),
      on("2026-11-18", "distance_run", { amount: 2.1, unit: "km", minutes: 20 }),
      on("2026-11-17", "distance_run", { amount: 3.2, unit: "km", minutes: 25 }),
      on("2026-11-17", "stretch", { minutes: 0 }),
      on("2026-11-17", "game", { minutes: 110 }),
      on("2026-11-17", "knock", { amount: 0, unit: "balls", minutes: 15 }),
      on("2026-11-12", "swing", { amount: 900, unit: "swings" }),
      on("2026-11-21", "swing", { amount: 900, unit: "swings" }),
    ]);
    await insert(other, [on("2026-11-20", "dash", { amount: 8, unit: "times" })]);
    const { members } = await report(1);
    expect(members[0]).toMatchObject({ minutes: 275, load: 370 });
    expect(members.map(({ amounts }: { amounts: object }) => amounts)).toEqual([
      {
        batting: { swings: 200, balls: 40, minutes: 55 },
        fielding: { minutes: 15 },
        strength: { km: 5.3, entries: 1 },
        game: { minutes: 110 },
      },
      { running: { times: 8 } },
    ]);
  });

  test("夜の時刻までは、今日の記録も求める日も数えない", async () => {
    const id = await player("一", "2026-11-17");
    await record(id, [{ date: "2026-11-17" }, { date: "2026-11-20" }]);
    const rateAt = async (time: string) => {
      now = new Date(`2026-11-20T${time}+09:00`);
      const [{ days, expected }] = (await report(1)).members;
      const { practised } = (await get(`members/${id}`)).json();
      return [days, expected, practised.month];
    };
    expect(await rateAt("19:59:00")).toEqual([1, 3, { days: 1, expected: 3 }]);
    expect(await rateAt("20:00:00")).toEqual([2, 4, { days: 2, expected: 4 }]);
  });

  test("R6 在籍している選手だけが並び、ほかのチームは混ざらない", async () => {
    const id = await player("一");
    await player("申請", "2026-11-01", "applied");
    await player("卒業", "2025-04-01", "archived");
    await server.db.query("update members set deleted_at = $2 where id = $1", [await player("削除"), now]);
    const other = await addTeam(server.db);
    await addMember(server.db, other.team_id);
    expect((await report()).members.map((row: { id: number }) => row.id)).toEqual([id]);
  });

  test("連続と求める日数は、規則が数えるものと同じ", async () => {
    const members: number[] = [];
    for (const name of ["一", "二", "三", "四"]) members.push(await player(name, "2026-10-25"));
    // Whole months, gaps of one day, and one that ends two days ago.
    const patterns = [(d: number) => d >= 0, (d: number) => d % 5 !== 3, (d: number) => d > 1, (d: number) => d === 1];
    const dates = patterns.map((has) =>
      Array.from({ length: 120 }, (_, ago) => ago)
        .filter(has)
        .map((ago) => new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10)),
    );
    for (const [index, id] of members.entries())
      await record(
        id,
        (dates[index] ?? []).map((date) => ({ date })),
      );
    const { members: rows, range } = await report(3);
    const byRules = dates.map((list) => ({
      streak: currentStreak(list, "2026-11-20"),
      expected: expectedDays({ range, registeredOn: "2026-10-25", until: "2026-11-20" }),
    }));
    expect(rows.map(({ streak, expected }: { streak: number; expected: number }) => ({ streak, expected }))).toEqual(
      byRules,
    );
    expect(byRules.map(({ streak }) => streak)).toEqual([120, 3, 0, 1]);
  });
});

describe("選手の実施記録", () => {
  test("月の日と記録、前の月、負荷、連続、前の痛みが並ぶ", async () => {
    const id = await player("大塚");
    await record(id, [
      { date: "2026-10-19", minutes: 60, rpe: 5 },
      { date: "2026-10-31", minutes: 60, rpe: 5 },
      { date: "2026-11-15", menu: "game", pain: 2, side: "R" },
      { date: "2026-11-18", menu: "bullpen", minutes: 35, rpe: 6, pain: 3, side: "R", memo: "ひじが痛かった" },
      { date: "2026-11-19", minutes: 20, rpe: 5 },
    ]);
    const reply = await get(`members/${id}`);
    expect(reply.json()).toMatchObject({
      today: "2026-11-20",
      month: "2026-11",
      first_day: "2025-04-01",
      practised: { month: { days: 3, expected: 20 }, before: { days: 2, expected: 31 }, minutes: 55 },
      load: { week: 310, last_week: 0, usual: 150, rapid: true },
      streak: 2,
      longest_streak: 2,
      pain: { date: "2026-11-18", part: "elbow", side: "R", note: "内側", pain: 3 },
      comments: [],
    });
    const { days } = reply.json();
    expect(days.map(({ date }: { date: string }) => date)).toEqual(["2026-11-15", "2026-11-18", "2026-11-19"]);
    expect(days[1]).toMatchObject({
      minutes: 35,
      load: 210,
      entries: [
        {
          menu: "bullpen",
          amount: 60,
          unit: "swings",
          rpe: 6,
          memo: "ひじが痛かった",
          pain: { part: "elbow", side: "R", pain: 3, before: { date: "2026-11-15", pain: 2 } },
        },
      ],
    });
    expect((await get(`members/${id}?month=2026-10`)).json()).toMatchObject({
      practised: { month: { days: 2, expected: 31 }, before: { days: 0, expected: 30 }, minutes: 120 },
      load: { week: 310 },
      days: [{ date: "2026-10-19" }, { date: "2026-10-31" }],
    });
  });

  test.each(["2026-13", "2026-1", "abc"])("月でない「%s」は 400", async (month) => {
    expect((await get(`members/${await player("一")}?month=${month}`)).statusCode).toBe(400);
  });
});

describe("コメント", () => {
  const url = (id: number) => `/api/coach/training/members/${id}/comments`;
  const add = (id: number, payload: object) => server.app.inject({ method: "POST", url: url(id), headers, payload });
  const remove = (id: number, comment_id: number, as = headers) =>
    server.app.inject({ method: "DELETE", url: url(id), headers: as, payload: { comment_id } });

  test("P5 書くと、その日に名前と時刻つきで残り、操作の記録にもなる。自分のものだけ消せる", async () => {
    const id = await player("大塚");
    const reply = await add(id, { date: "2026-11-18", stamp: "rest", text: " 木・金は投げずに。 " });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        date: "2026-11-18",
        by: { id: coachId, name: "村瀬 亮", coach_type: "coach" },
        stamp: "rest",
        text: "木・金は投げずに。",
        created_at: now.toISOString(),
      },
    ]);
    expect((await get(`members/${id}`)).json().comments).toEqual([reply.json()]);

    const manager = await headersOf((await addUser(server.db, teamId, { coach_type: "manager" })).id);
    expect((await remove(id, reply.json().id, manager)).statusCode).toBe(404);
    expect((await remove(id, reply.json().id)).json()).toEqual({ id: reply.json().id });
    expect((await get(`members/${id}`)).json().comments).toEqual([]);
    const { rows } = await server.db.query("select action, member_ids from audit_log order by id");
    expect(rows).toEqual([
      { action: "training_commented", member_ids: [id] },
      { action: "training_comment_removed", member_ids: [id] },
    ]);
  });

  test.each([
    { name: "何もない", body: { text: "  " }, fields: { text: "コメントを入力するか、スタンプを選んでください" } },
    {
      name: "1001文字",
      body: { text: "あ".repeat(1001) },
      fields: { text: "コメントは1000文字以内で入力してください" },
    },
    {
      name: "あしたの日",
      body: { date: "2026-11-21", stamp: "seen" },
      fields: { date: "今日までの日付を選んでください" },
    },
    { name: "知らないスタンプ", body: { stamp: "gold" }, fields: { stamp: "スタンプを選び直してください" } },
  ])("VA-4 $name なら、どの項目かを言って断る", async ({ body, fields }) => {
    const reply = await add(await player("一"), { date: "2026-11-18", ...body });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect((await server.db.query("select 1 from training_comments")).rows).toEqual([]);
  });
});
