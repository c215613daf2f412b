import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

/** 2026-11-20, 23:59:59 in Japan. */
const now = new Date("2026-11-20T14:59:59Z");
const date = "2026-11-20";

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let id: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  headers = await headersOf(teamId, "村瀬 亮");
  id = await member();
});

async function member(overrides: Parameters<typeof addMember>[2] = {}) {
  const named = { last_name: "大塚", first_name: "奏太", grade: "e5", ...overrides };
  const { id: added } = await addMember(server.db, teamId, named);
  await server.db.query("update members set created_at = '2026-09-01' where id = $1", [added]);
  return added;
}
async function headersOf(team: number, name: string) {
  const user = await addUser(server.db, team, { coach_type: "coach", name });
  return { authorization: `Token ${await createSession(server.db, user.id, false, now)}` };
}

const url = (memberId: number) => `/api/coach/training/members/${memberId}/entries`;
const record = (payload: object, { memberId = id, ...more }: { memberId?: number; [header: string]: unknown } = {}) =>
  server.app.inject({ method: "POST", url: url(memberId), headers: { ...headers, ...more }, payload });
const remove = (entry_id: number, { memberId = id, as = headers } = {}) =>
  server.app.inject({ method: "DELETE", url: url(memberId), headers: as, payload: { entry_id } });
const get = async (path: string) => (await server.app.inject({ url: `/api/coach/${path}`, headers })).json();
const rows = async (text: string) => (await server.db.query(text)).rows;
const entries = () => rows("select * from training_entries");

const pain = { part: "elbow", side: "R", pain: 6, note: "投げたあと" };
const draft = { date, menu: "catch", minutes: 40, rpe: 5, pain };

describe("指導者の記入", () => {
  test("その日の記録になり、だれが記入したかが残り、操作の記録にもなる", async () => {
    const reply = await record(draft);
    const entry = {
      ...{ id: expect.any(Number), menu: "catch", amount: null, unit: null, minutes: 40, rpe: 5, memo: "" },
      pain: { ...pain, before: null },
      entered_by: { name: "村瀬 亮" },
    };
    expect([reply.statusCode, reply.json()]).toEqual([201, { date, entry }]);
    expect((await get(`training/members/${id}`)).days).toEqual([{ date, minutes: 40, load: 200, entries: [entry] }]);
    expect(await rows("select action, member_ids, details from audit_log")).toEqual([
      { action: "training_recorded", member_ids: [id], details: [] },
    ]);
  });

  test("選手のアプリの記録と同じように、日・ホーム・チームレポート・投球数ガードに数える", async () => {
    await get("home");
    await record(draft);
    expect(await rows("select entries, minutes, load, pain, pitching, other from practice_days")).toEqual([
      { entries: 1, minutes: 40, load: 200, pain: 6, pitching: 1, other: 0 },
    ]);
    const member = { id, last_name: "大塚", first_name: "奏太", grade: "e5" };
    const reported = { date, ...pain };
    const home = await get("home");
    expect(home.pain).toEqual({ total: 1, first: [{ member, ...reported }] });
    expect(home.practice.today).toMatchObject([{ members: 1, submitted: 1 }]);
    expect((await get("dashboard")).pain).toEqual([{ member, ...reported }]);
    expect((await get("pitch_guard")).pains).toEqual([{ member_id: id, ...reported }]);
    expect((await get("training/report?period=1")).members).toMatchObject([
      { days: 1, minutes: 40, load: 200, streak: 1, last_date: date, pain: reported },
    ]);
  });

  test("痛みだけの記入は、練習の時間も負荷もない日になる", async () => {
    await record({ date, pain: { pain: 3 } });
    expect(await rows("select entries, minutes, load, pain from practice_days")).toEqual([
      { entries: 1, minutes: 0, load: 0, pain: 3 },
    ]);
  });

  test("ちょうど1年前の日も記入できる", async () => {
    expect((await record({ ...draft, date: "2025-11-20" })).statusCode).toBe(201);
  });

  test.each([
    ["あす", { date: "2026-11-21" }, { date: "きょうまでの日付を選んでください" }],
    ["1年より前", { date: "2025-11-19" }, { date: "1年前までの日付を選んでください" }],
    ["901分", { minutes: 901 }, { minutes: "時間（分）は1〜900の整数で入力してください" }],
    ["痛み11", { pain: { pain: 11 } }, { "pain.pain": "痛みの強さは1〜10の整数で入力してください" }],
    ["何もない", { minutes: null, rpe: null, pain: null }, { minutes: "練習の時間か、痛みを入力してください" }],
  ])("%sなら、どの欄かを言って断り、何も残さない", async (_, part, fields) => {
    const reply = await record({ ...draft, ...part });
    expect([reply.statusCode, reply.json().code, reply.json().fields]).toEqual([400, "invalid", fields]);
    expect(await entries()).toEqual([]);
  });

  test("R6 ほかのチームの選手・卒業した選手・削除した選手・いない選手には記入できない", async () => {
    const foreign = (await addMember(server.db, (await addTeam(server.db)).team_id, { grade: "e5" })).id;
    const archived = await member({ state: "archived" });
    const deleted = await member();
    await server.db.query("update members set deleted_at = now() where id = $1", [deleted]);
    for (const memberId of [foreign, archived, deleted, 2_000_000_000]) {
      expect((await record(draft, { memberId })).statusCode).toBe(404);
    }
    expect(await entries()).toEqual([]);
  });

  test("同じ鍵で送り直しても一度だけ残り、返事も同じ", async () => {
    const key = { "idempotency-key": "pressed-twice" };
    const first = await record(draft, key);
    const again = await record(draft, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await entries()).toHaveLength(1);
  });

  test("アカウントがなくなっても、指導者の記入のまま。名前だけが消える", async () => {
    await record(draft);
    await server.db.query("delete from users where team_id = $1", [teamId]);
    headers = await headersOf(teamId, "大野 誠");
    const { days } = await get(`training/members/${id}`);
    expect(days[0].entries).toMatchObject([{ entered_by: { name: null } }]);
  });
});

describe("記入の削除", () => {
  test("ほかの指導者も削除でき、日もなくなる。もう一度は404", async () => {
    const { entry } = (await record(draft)).json();
    const as = await headersOf(teamId, "大野 誠");
    const reply = await remove(entry.id, { as });
    expect([reply.statusCode, reply.json()]).toEqual([200, { id: entry.id }]);
    expect((await remove(entry.id, { as })).statusCode).toBe(404);
    expect([await entries(), await rows("select * from practice_days")]).toEqual([[], []]);
    expect((await get("home")).pain).toEqual({ total: 0, first: [] });
    expect(await rows("select action, member_ids from audit_log order by id")).toEqual([
      { action: "training_recorded", member_ids: [id] },
      { action: "training_record_deleted", member_ids: [id] },
    ]);
  });

  test("ほかの指導者が消して取り消しても、記入した人の名前のまま戻り、二重にはならない", async () => {
    const first = (await record(draft)).json();
    const as = await headersOf(teamId, "大野 誠");
    await remove(first.entry.id, { as });
    expect(await rows("select id, entered_by from deleted_training_entries")).toHaveLength(1);

    const back = await record({ ...draft, restores: first.entry.id }, as);
    expect([back.statusCode, back.json()]).toEqual([201, first]);
    expect(await rows("select minutes, pain from practice_days")).toEqual([{ minutes: 40, pain: 6 }]);
    expect(await rows("select * from deleted_training_entries")).toEqual([]);
    expect(await rows("select action, by_name from audit_log order by id")).toEqual([
      { action: "training_recorded", by_name: "村瀬 亮" },
      { action: "training_record_deleted", by_name: "大野 誠" },
      { action: "training_record_restored", by_name: "大野 誠" },
    ]);
  });

  test("もう戻せないものの取り消しは、新しい記入として残る。ほかの選手やほかのチームのものは戻らない", async () => {
    const { entry } = (await record(draft)).json();
    await remove(entry.id);
    const other = await member();
    const stranger = await headersOf((await addTeam(server.db)).team_id, "よそ 一");
    expect((await record({ ...draft, restores: entry.id }, stranger)).statusCode).toBe(404);
    expect((await record({ ...draft, restores: entry.id }, { memberId: other })).json().entry.id).not.toBe(entry.id);
    expect(await rows("select id from deleted_training_entries")).toEqual([{ id: entry.id }]);
    await server.db.query("delete from deleted_training_entries");
    expect((await record({ ...draft, restores: entry.id })).json().entry).toMatchObject({
      entered_by: { name: "村瀬 亮" },
      pain,
    });
  });

  test("選手のアプリの記録、ほかの選手の記入、ほかのチームの記入は削除できない", async () => {
    const { rows: sent } = await server.db.query<{ id: number }>(
      `insert into training_entries (team_id, member_id, date, menu, minutes, source, source_id)
       values ($1, $2, $3, 'tee', 30, 'nextrainer', 'a') returning id`,
      [teamId, id, date],
    );
    const { entry } = (await record(draft)).json();
    const other = await member();
    const stranger = await headersOf((await addTeam(server.db)).team_id, "よそ 一");
    const replies = [
      await remove(sent[0]?.id ?? 0),
      await remove(entry.id, { memberId: other }),
      await remove(entry.id, { as: stranger }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await entries()).toHaveLength(2);
    expect((await get(`training/members/${id}`)).days[0].entries).toMatchObject([
      { menu: "tee", entered_by: null },
      { menu: "catch", entered_by: { name: "村瀬 亮" } },
    ]);
  });
});
