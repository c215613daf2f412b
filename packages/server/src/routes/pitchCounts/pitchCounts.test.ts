import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

/** 2026-11-20, 23:59:59 in Japan. */
const lateEvening = new Date("2026-11-20T14:59:59Z");
const midnight = new Date("2026-11-20T15:00:00Z");

let now = lateEvening;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = lateEvening;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const user = await addUser(server.db, teamId, { coach_type: "coach", name: "大野 監督" });
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, lateEvening)}` };
});

const member = async (overrides: Parameters<typeof addMember>[2] = {}) =>
  (await addMember(server.db, teamId, { grade: "e6", ...overrides })).id;
const get = async (url: string) => (await server.app.inject({ url: `/api/coach/${url}`, headers })).json();
const post = (endpoint: { path: string }, payload: object) =>
  server.app.inject({ method: "POST", url: endpoint.path, headers, payload });
const record = async (member_id: number, pitches: number, date = "2026-11-20", kind = "game") =>
  (await post(contract.recordPitchCounts, { date, counts: [{ member_id, kind, pitches }] })).json().counts[0];
const actions = async () =>
  (await server.db.query("select action, member_ids, details from audit_log order by id")).rows;

describe("BE-1 盤", () => {
  test("記録のある選手が、段階と残りとともに並ぶ", async () => {
    const [reached, resting] = [await member({ last_name: "小川" }), await member({ last_name: "平野", grade: "h2" })];
    await member({ last_name: "記録なし" });
    await member({ last_name: "卒業", state: "archived" });
    await record(reached, 40);
    await record(reached, 30, "2026-11-20", "practice");
    await record(resting, 10, "2026-09-25");
    await record(resting, 9, "2026-09-20");
    const { today, players, pitch_limits } = await get("pitch_guard");

    expect([today, pitch_limits.e.rule]).toEqual(["2026-11-20", "jsbb_youth"]);
    expect(players).toMatchObject([
      {
        id: resting,
        last_name: "平野",
        grade: "h2",
        guard: { level: "room", week: { pitches: 0, limit: 500, left: 500 } },
      },
      {
        id: reached,
        guard: {
          level: "reached",
          today: { pitches: 70, limit: 70, left: 0 },
          nextAllowed: "2026-11-21",
          rule: { id: "jsbb_youth", version: "2026–", label: "全日本軟式野球連盟 学童部（2026–）" },
        },
      },
    ]);
  });

  test("日本の0時に、きょうが変わる", async () => {
    const id = await member();
    await record(id, 70);
    now = midnight;
    expect(await get(`pitch_guard/${id}`)).toMatchObject({
      today: "2026-11-21",
      guard: { level: "room", today: { pitches: 0 }, week: { pitches: 70 } },
    });
    expect((await record(id, 5, "2026-11-21")).date).toBe("2026-11-21");
  });

  test("61日前までの記録しかない選手は載らない", async () => {
    const [out, kept] = [await member(), await member()];
    await record(out, 30, "2026-09-20");
    await record(kept, 30, "2026-09-21");
    expect((await get("pitch_guard")).players.map(({ id }: { id: number }) => id)).toEqual([kept]);
  });
});

describe("BE-1 記録", () => {
  test("何人もまとめて記録し、だれのかを残す", async () => {
    const [a, b] = [await member(), await member()];
    const counts = [
      { member_id: a, kind: "game", pitches: 0 },
      { member_id: b, kind: "elsewhere", pitches: 500 },
    ];
    const reply = await post(contract.recordPitchCounts, { date: "2026-11-20", counts });
    expect([reply.statusCode, reply.json().counts]).toMatchObject([
      201,
      [{ ...counts[0], date: "2026-11-20", source: "manual", entered_by: "大野 監督", version: 1 }, counts[1]],
    ]);
    expect(await actions()).toEqual([{ action: "pitches_recorded", member_ids: [a, b], details: [] }]);
  });

  test.each([
    ["あす", "2026-11-21", "きょうまでの日付を選んでください"],
    ["1年より前", "2025-11-19", "1年前までの日付を選んでください"],
    ["ない日", "2026-02-30", "日付を選んでください"],
  ])("%sの日付は断り、理由をその欄に返す", async (_, date, message) => {
    const counts = [{ member_id: await member(), kind: "game", pitches: 30 }];
    const reply = await post(contract.recordPitchCounts, { date, counts });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { date: message }]);
    expect((await server.db.query("select 1 from pitch_counts")).rowCount).toBe(0);
  });

  test("届いた投球数も、消して30日たてば、元に戻せない", async () => {
    const id = await member();
    const { id: count } = await record(id, 70);
    await server.db.query("update pitch_counts set source = 'nextrainer', source_id = 'p', deleted_at = $1", [
      new Date(now.getTime() - 30 * 86_400_000),
    ]);
    const reply = await post(contract.restorePitchCount, { member_id: id, id: count });
    expect(reply.statusCode).toBe(404);
    expect((await get(`pitch_counts/member/${id}`)).counts).toEqual([]);
  });

  test.each([
    ["501", 501],
    ["-1", -1],
    ["小数", 1.5],
  ])("%s球は断る", async (_, pitches) => {
    const counts = [{ member_id: await member(), kind: "game", pitches }];
    const reply = await post(contract.recordPitchCounts, { date: "2026-11-20", counts });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { "counts.0.pitches": "球数は0〜500の整数で入力してください" },
    ]);
  });

  test("T5 ひとりでも、いない選手・卒業した選手がいれば、だれも記録しない", async () => {
    const [here, gone] = [await member(), await member({ state: "archived" })];
    for (const other of [gone, 2_000_000_000]) {
      const counts = [here, other].map((member_id) => ({ member_id, kind: "game", pitches: 30 }));
      const reply = await post(contract.recordPitchCounts, { date: "2026-11-20", counts });
      expect(reply.statusCode).toBe(404);
    }
    expect((await server.db.query("select 1 from pitch_counts")).rowCount).toBe(0);
  });
});

describe("BE-1 直す・消す・元に戻す", () => {
  test("直すと版が進み、記録の一覧に出る", async () => {
    const id = await member();
    const before = await record(id, 30);
    await record(id, 20, "2026-11-18", "practice");
    const edit = { member_id: id, id: before.id, version: 1, date: "2026-11-19", kind: "elsewhere", pitches: 31 };
    expect((await post(contract.changePitchCount, edit)).json()).toMatchObject({ ...edit, version: 2 });
    expect((await get(`pitch_counts/member/${id}`)).counts).toMatchObject([
      { date: "2026-11-19", pitches: 31 },
      { date: "2026-11-18", pitches: 20 },
    ]);
    expect((await get(`pitch_counts/member/${id}?start=2026-11-19&end=2026-11-20`)).counts).toHaveLength(1);
    expect((await actions()).at(-1)).toEqual({
      action: "pitches_changed",
      member_ids: [id],
      details: ["date", "kind", "pitches"],
    });
  });

  test("R4 先に保存された記録は409で、変わらない", async () => {
    const id = await member();
    const { id: count } = await record(id, 30);
    const edit = { member_id: id, id: count, version: 1, date: "2026-11-20", kind: "game", pitches: 31 };
    await post(contract.changePitchCount, edit);
    const stale = await post(contract.changePitchCount, { ...edit, pitches: 99 });
    expect([stale.statusCode, stale.json().error]).toEqual([
      409,
      "開いている間に、ほかの人がこの投球数を変更しました。いまの記録を確かめて、もう一度保存してください。",
    ]);
    expect((await get(`pitch_counts/member/${id}`)).counts).toMatchObject([{ pitches: 31, version: 2 }]);
  });

  test("消すと数えず、元に戻すとまた数える。30日たつと、なくなる", async () => {
    const id = await member();
    const { id: count } = await record(id, 70);
    const one = { member_id: id, id: count };
    const level = async () => (await get(`pitch_guard/${id}`)).guard.level;

    await post(contract.deletePitchCount, one);
    await post(contract.deletePitchCount, one);
    expect([await level(), (await get("pitch_guard")).players]).toEqual(["room", []]);
    const edit = await post(contract.changePitchCount, {
      ...one,
      version: 2,
      date: "2026-11-20",
      kind: "game",
      pitches: 1,
    });
    expect(edit.statusCode).toBe(404);

    await post(contract.restorePitchCount, one);
    expect(await level()).toBe("reached");
    expect((await actions()).map(({ action }) => action)).toEqual([
      "pitches_recorded",
      "pitches_deleted",
      "pitches_restored",
    ]);

    await post(contract.deletePitchCount, one);
    const log = server.app.log;
    await deleteExpired({ db: server.db, now: () => new Date(now.getTime() + 29 * 86_400_000), log });
    expect((await server.db.query("select 1 from pitch_counts")).rowCount).toBe(1);
    await deleteExpired({ db: server.db, now: () => new Date(now.getTime() + 30 * 86_400_000), log });
    expect((await server.db.query("select 1 from pitch_counts")).rowCount).toBe(0);
  });
});

describe("BE-1 数のほかに言うこと", () => {
  const guardOf = async (id: number) => (await get(`pitch_guard/${id}`)).guard;
  const mark = (member_id: number, finished: boolean, date = "2026-11-20") =>
    post(contract.markFinishedBatter, { member_id, date, finished });

  test("打者の途中で到達したと言うと到達になり、取り消せて、球数が変われば言い直す", async () => {
    const id = await member({ grade: "h2" });
    await record(id, 250, "2026-11-19");
    await record(id, 240);
    await record(id, 11);
    expect(await guardOf(id)).toMatchObject({ level: "over", batter: { date: "2026-11-20", finished: false } });
    expect((await mark(id, true)).json()).toEqual({ finished: true });
    expect(await guardOf(id)).toMatchObject({ level: "reached", batter: { finished: true } });
    await mark(id, false);
    expect((await guardOf(id)).level).toBe("over");

    await mark(id, true);
    await record(id, 5, "2026-11-20", "practice");
    expect(await guardOf(id)).toMatchObject({ level: "over", batter: { finished: false } });
    expect((await actions()).at(1)).toEqual({ action: "pitches_recorded", member_ids: [id], details: [] });
    expect((await actions()).at(-2)).toEqual({
      action: "pitches_changed",
      member_ids: [id],
      details: ["finished_batter"],
    });
  });

  test("R4 見ていた球数が変わっていれば、打者の途中とはせず、確かめてもらう", async () => {
    const id = await member({ grade: "h2" });
    await record(id, 300);
    await record(id, 201);
    await record(id, 30);
    const said = { member_id: id, date: "2026-11-20", finished: true };
    const stale = await post(contract.markFinishedBatter, { ...said, pitches: 501 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "conflict"]);
    expect(await guardOf(id)).toMatchObject({ level: "over", batter: { finished: false } });
    expect((await post(contract.markFinishedBatter, { ...said, pitches: 531 })).statusCode).toBe(200);
    expect((await guardOf(id)).level).toBe("reached");
  });

  test("投げていない日、いない選手、ほかのチームの選手には言えない", async () => {
    const id = await member();
    await record(id, 71);
    const other = await addMember(server.db, (await addTeam(server.db)).team_id, { grade: "e6" });
    await server.db.query(
      "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, '2026-11-20', 'game', 71)",
      [other.team_id, other.id],
    );
    const replies = [await mark(id, true, "2026-11-19"), await mark(2_000_000_000, true), await mark(other.id, true)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await server.db.query("select 1 from pitch_counts where finished_batter_at is not null")).rowCount).toBe(0);
  });

  test("この7日の痛みの報告は、盤にも一人のところにも出る", async () => {
    const id = await member();
    await record(id, 10);
    const hurt = (date: string, pain: number) =>
      server.db.query(
        `insert into training_entries (team_id, member_id, date, menu, minutes, pain, pain_part, pain_side, source, source_id)
         values ($1, $2, $3, 'stretch', 10, $4, 'elbow', 'R', 'test', gen_random_uuid()::text)`,
        [teamId, id, date, pain],
      );
    await hurt("2026-11-13", 9);
    expect((await guardOf(id)).pain).toBeNull();
    await hurt("2026-11-19", 6);
    const pain = { date: "2026-11-19", part: "elbow", side: "R", pain: 6, note: "" };
    expect((await guardOf(id)).pain).toEqual(pain);
    const board = await get("pitch_guard");
    expect(board.players).toMatchObject([{ id, guard: { level: "room", pain } }]);
    expect(board.pains).toEqual([{ member_id: id, ...pain }]);
  });

  test("週の途中で年度を替えたら、前の学年の日が7日にあるうちは少ないほうの上限", async () => {
    const id = await member({ grade: "e5" });
    await record(id, 50, "2026-11-17");
    await server.db.query(
      `with change as (
         insert into year_changes (team_id, to_year, done_at) values ($1, 2027, '2026-11-18T00:30:00+09:00') returning id
       ) insert into year_change_moves (team_id, year_change_id, member_id, move, from_grade, to_grade)
         select $1, id, $2, 'up', 'e4', 'e5' from change`,
      [teamId, id],
    );
    expect(await guardOf(id)).toMatchObject({
      today: { limit: 70 },
      week: { pitches: 50, limit: 180 },
      grade_change: { grade: "e4", until: "2026-11-18" },
    });
    await server.db.query("update year_changes set undone_at = done_at where team_id = $1", [teamId]);
    expect(await guardOf(id)).toMatchObject({ week: { limit: 210 }, grade_change: null });
  });
});
