import type { MeasuringDay, MeasuringRow } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let signedIn: { manager: { authorization: string }; coach: { authorization: string } };
let jump: number;
let run: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const session = async (name: string, coach_type: "manager" | "coach") => {
    const { id } = await addUser(server.db, teamId, { coach_type, name });
    return { authorization: `Token ${await createSession(server.db, id, false, now)}` };
  };
  signedIn = { manager: await session("監督", "manager"), coach: await session("コーチ", "coach") };
  const { items } = (await get("/api/coach/measure/items")).json();
  const idOf = (preset: string) => items.find((item: { preset: string }) => item.preset === preset).id;
  [jump, run] = [idOf("standing_jump"), idOf("run_50m")];
});

const get = (url: string) => server.app.inject({ url, headers: signedIn.manager });
const post = (url: string, payload?: object, who: keyof typeof signedIn = "manager") =>
  server.app.inject({ method: "POST", url, headers: signedIn[who], ...(payload && { payload }) });
const days = "/api/coach/measure/days";
const draft = (more = {}) => ({
  name: "春の測定会",
  date: "2026-04-05",
  place: "校庭",
  item_ids: [jump, run],
  ...more,
});
const begin = async (more = {}): Promise<number> => (await post(days, draft(more))).json().id;
const add = async () => (await addMember(server.db, teamId, {})).id;
const save = (day: number, cells: object[], who: keyof typeof signedIn = "manager") =>
  post(`${days}/${day}/values`, { cells }, who);
const sheet = async (day: number) => (await get(`${days}/${day}`)).json();

describe("BE-7 測定会", () => {
  test("作って、一覧に並び、シートは在籍する全員と前回・自己ベストを持つ", async () => {
    const [one, two] = [await add(), await add()];
    const before = await begin({ date: "2026-01-10", name: "冬の測定会" });
    await save(before, [
      { member_id: one, item_id: jump, from: null, value: 160 },
      { member_id: one, item_id: run, from: null, value: 8.2 },
      { member_id: two, item_id: run, from: null, value: 9.1 },
    ]);
    const earlier = await begin({ date: "2025-10-16", name: "秋の測定会" });
    await save(earlier, [
      { member_id: one, item_id: jump, from: null, value: 165 },
      { member_id: one, item_id: run, from: null, value: 8.4 },
    ]);
    const day = await begin();

    const { days: listed } = (await get(days)).json();
    expect(listed.map(({ name, filled, players }: MeasuringDay) => [name, filled, players])).toEqual([
      ["春の測定会", 0, 0],
      ["冬の測定会", 3, 2],
      ["秋の測定会", 2, 1],
    ]);
    const { rows, items } = await sheet(day);
    expect(items.map(({ id }: { id: number }) => id)).toEqual([jump, run]);
    expect(rows).toEqual([
      {
        member_id: one,
        attendance: null,
        values: [null, null],
        past: [
          { last: 160, last_on: "2026-01-10", best: 165, spread: 0 },
          { last: 8.2, last_on: "2026-01-10", best: 8.2, spread: 0 },
        ],
      },
      {
        member_id: two,
        attendance: null,
        values: [null, null],
        past: [
          { last: null, last_on: null, best: null, spread: 0 },
          { last: 9.1, last_on: "2026-01-10", best: 9.1, spread: 0 },
        ],
      },
    ]);
  });

  test("EV-4: 行事から作ると、シートに出欠が載る。直しても行事はそのままで、行事が消えると測定会だけが残る", async () => {
    const [coming, silent, uninvited] = [await add(), await add(), await add()];
    const { rows } = await server.db.query<{ id: number }>(
      `insert into events (team_id, kind, title, all_day, starts_at, ends_at, timetable, place, meeting_place, opponent,
         bring, if_rain, note, contact_name, contact_phone, everyone, member_ids, audience, remind, cars, author,
         created_at, updated_at)
       values ($1, 'measuring', '春の測定会', false, '2026-04-05T00:00Z', '2030-01-01', '[]', '', '', '', '', '', '', '',
         '', false, $3, '6年生', false, false, '監督', $2, $2) returning id`,
      [teamId, now, [coming, silent]],
    );
    const event_id = rows[0]?.id ?? 0;
    await server.db.query(
      "insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late) values ($1, $2, $3, 'absent', $4, false)",
      [teamId, event_id, coming, now],
    );
    const day = await begin({ event_id });
    const shown = await sheet(day);
    expect(shown.day.event_id).toBe(event_id);
    expect(shown.rows).toMatchObject([
      { member_id: coming, attendance: "absent" },
      { member_id: silent, attendance: null },
      { member_id: uninvited, attendance: "not_invited" },
    ]);
    // 招待から外れると、前の返事は並びに効かない。
    await server.db.query("update events set member_ids = array_remove(member_ids, $1)", [coming]);
    expect((await sheet(day)).rows[0]).toMatchObject({ member_id: coming, attendance: "not_invited" });
    const changed = await post(`${days}/${day}`, draft({ version: shown.day.version }));
    expect([changed.statusCode, changed.json().event_id]).toEqual([200, event_id]);
    expect((await post(days, draft({ event_id: 2_000_000_000 }))).statusCode).toBe(404);
    await server.db.query("delete from events");
    expect(await sheet(day)).toMatchObject({
      day: { event_id: null },
      rows: [{ attendance: null }, {}, { attendance: null }],
    });
  });

  test("AI 10: 五日より前があれば、いつものばらつきも持つ", async () => {
    const one = await add();
    for (const [at, value] of [170, 160, 170, 160, 170].entries()) {
      const day = await begin({ date: `2026-01-0${at + 1}`, name: `${at + 1}回目` });
      await save(day, [{ member_id: one, item_id: jump, from: null, value }]);
    }
    // Four steps of 10 cm: √(4 × 10² / (2 × 4)).
    const [{ past }] = (await sheet(await begin())).rows;
    expect(past[0]).toEqual({ last: 170, last_on: "2026-01-05", best: 170, spread: 7.0711 });
  });

  test("AI 11: 項目の範囲の外の前の値は、前回にも自己ベストにもばらつきにもならない", async () => {
    const one = await add();
    const values = [8.4, 8.2, 8.4, 8.2, 8.4, 6.1];
    for (const [at, value] of values.entries()) {
      const day = await begin({ date: `2026-01-0${at + 1}`, name: `${at + 1}回目` });
      await save(day, [{ member_id: one, item_id: run, from: null, value }]);
    }
    await server.db.query("update measure_items set lowest = 7 where id = $1", [run]);
    const [{ past }] = (await sheet(await begin())).rows;
    // Four steps of 0.2 s: √(4 × 0.2² / (2 × 4)).
    expect(past[1]).toEqual({ last: 8.4, last_on: "2026-01-05", best: 8.2, spread: 0.1414 });
  });

  test("値は保存され、消すこともでき、同じ値をもう一度送っても変わらない", async () => {
    const one = await add();
    const day = await begin();
    const cell = { member_id: one, item_id: jump, from: null, value: 168 };
    expect((await save(day, [cell])).json()).toEqual({ saved: 1, differing: [] });
    expect((await save(day, [cell])).json()).toEqual({ saved: 1, differing: [] });
    expect((await sheet(day)).rows[0].values).toEqual([168, null]);
    await save(day, [{ ...cell, from: 168, value: null }]);
    expect((await sheet(day)).rows[0].values).toEqual([null, null]);
    const { rows } = await server.db.query("select count(*)::int as n from audit_log where action = 'measured'");
    expect(rows).toEqual([{ n: 2 }]);
  });

  test("R4: ほかの人が変えたマスは上書きせず、ほかのマスは保存する", async () => {
    const one = await add();
    const day = await begin();
    await save(day, [{ member_id: one, item_id: jump, from: null, value: 168 }]);
    const reply = await save(
      day,
      [
        { member_id: one, item_id: jump, from: null, value: 186 },
        { member_id: one, item_id: run, from: null, value: 8.1 },
      ],
      "coach",
    );
    expect(reply.json()).toEqual({
      saved: 1,
      differing: [{ member_id: one, item_id: jump, value: 168, by: "監督" }],
    });
    expect((await sheet(day)).rows[0].values).toEqual([168, 8.1]);
    const chosen = await save(day, [{ member_id: one, item_id: jump, from: 168, value: 186 }], "coach");
    expect(chosen.json()).toEqual({ saved: 1, differing: [] });
    expect((await sheet(day)).rows[0].values).toEqual([186, 8.1]);
  });

  test("R4: 二人が同じマスへ同時に送ると、一人だけが通る", async () => {
    const one = await add();
    const day = await begin();
    const cell = { member_id: one, item_id: jump, from: null };
    const replies = await Promise.all([
      save(day, [{ ...cell, value: 160 }], "manager"),
      save(day, [{ ...cell, value: 170 }], "coach"),
    ]);
    expect(replies.map((reply) => reply.json().saved).sort()).toEqual([0, 1]);
  });

  test.each([
    [49, 400],
    [50, 200],
    [400, 200],
    [401, 400],
    [168.5, 400],
  ])("立ち幅とび %d は %i", async (value, status) => {
    const one = await add();
    const day = await begin();
    const reply = await save(day, [
      { member_id: one, item_id: run, from: null, value: 8 },
      { member_id: one, item_id: jump, from: null, value },
    ]);
    expect(reply.statusCode).toBe(status);
    if (status === 400) {
      expect(reply.json().fields).toEqual({
        "cells.1.value": "立ち幅とびは50〜400 cm、整数で入力してください",
      });
      expect((await sheet(day)).rows[0].values).toEqual([null, null]);
    }
  });

  test.each([
    [{ lowest: 50, highest: null }, "立ち幅とびは50 cm以上、整数で入力してください"],
    [{ lowest: null, highest: 400 }, "立ち幅とびは400 cm以下、整数で入力してください"],
  ])("片側だけの範囲も、断るときに言う：%j", async ({ lowest, highest }, sentence) => {
    await server.db.query("update measure_items set lowest = $2, highest = $3 where id = $1", [jump, lowest, highest]);
    const value = lowest === null ? 401 : 49;
    const reply = await save(await begin(), [{ member_id: await add(), item_id: jump, from: null, value }]);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { "cells.0.value": sentence }]);
  });

  test("別の単位で打たれた値は、変わった単位を名指しして断り、いまの単位の値と、単位を言わない前の版の値は受ける", async () => {
    const own = { name: "メディシンボール投げ", better: "higher", lowest: null, highest: null, decimals: 1 };
    const item = (await post("/api/coach/measure/items", { ...own, unit: "cm" })).json();
    const [member_id, other] = [await add(), await add()];
    const day = await begin({ item_ids: [item.id] });
    const { statusCode } = await post(`/api/coach/measure/items/${item.id}`, {
      ...own,
      unit: "m",
      version: item.version,
    });
    expect(statusCode).toBe(200);
    const cell = { member_id, item_id: item.id, from: null };

    const refused = await save(day, [{ ...cell, value: 620, unit: "cm" }]);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { "cells.0.value": "メディシンボール投げの単位が「cm」から「m」に変わりました。mで入力し直してください" },
    ]);
    const now = [
      { ...cell, value: 6.2, unit: "m" },
      { ...cell, member_id: other, value: 5.8 },
    ];
    expect((await save(day, now)).json()).toEqual({ saved: 2, differing: [] });
    expect((await sheet(day)).rows.map((row: { values: number[] }) => row.values)).toEqual([[6.2], [5.8]]);
  });

  test("チームを離れた選手の値は、わけを言って断り、何も保存しない", async () => {
    const [here, left] = [await add(), await add()];
    const day = await begin();
    await server.db.query("update members set state = 'archived' where id = $1", [left]);
    const cells = [here, left].map((member_id) => ({ member_id, item_id: jump, from: null, value: 168 }));
    const refused = await save(day, cells);
    expect([refused.statusCode, refused.json().error]).toEqual([404, "選手が削除されたか、いまはチームにいません。"]);
    expect((await sheet(day)).rows.map((row: { values: (number | null)[] }) => row.values)).toEqual([[null, null]]);
  });

  test("終えた測定会は、測った選手を退団のあとも持ち、あとから入った選手の空欄を持たない。再開すれば、いまの選手の表になる", async () => {
    const [stays, leaves, absent] = [await add(), await add(), await add()];
    await server.db.query("update members set created_at = '2026-01-01' where team_id = $1", [teamId]);
    const day = await begin({ date: "2026-04-04" });
    await save(day, [
      { member_id: stays, item_id: jump, from: null, value: 160 },
      { member_id: leaves, item_id: jump, from: null, value: 170 },
    ]);
    const newcomer = (await addMember(server.db, teamId, { created_at: now })).id;
    const left = await post("/api/coach/memberlist/archive", { ids: [leaves], as: "graduated" });
    expect(left.statusCode).toBe(200);
    const jumps = async () =>
      (await sheet(day)).rows.map(({ member_id, values }: MeasuringRow) => [member_id, values[0]]);

    await post(`${days}/${day}/close`);
    expect(await jumps()).toEqual([
      [stays, 160],
      [leaves, 170],
      [absent, null],
    ]);
    await post(`${days}/${day}/reopen`);
    expect(await jumps()).toEqual([
      [stays, 160],
      [absent, null],
      [newcomer, null],
    ]);
  });

  test("終えた測定会は、再開するまで受けつけない", async () => {
    const one = await add();
    const day = await begin();
    const cells = [{ member_id: one, item_id: jump, from: null, value: 168 }];
    expect((await post(`${days}/${day}/close`)).json().closed_at).toBe(now.toISOString());
    expect((await save(day, cells)).statusCode).toBe(409);
    expect((await post(`${days}/${day}/reopen`)).json().closed_at).toBeNull();
    expect((await save(day, cells)).statusCode).toBe(200);
  });

  test("日付は1年前からきょうまで、項目は一度ずつ、記録があれば日付は変えられない", async () => {
    const fieldsOf = async (more: object) => (await post(days, draft(more))).json().fields;
    expect(await fieldsOf({ date: "2026-04-06" })).toEqual({ date: "きょうまでの日付を選んでください" });
    expect(await fieldsOf({ date: "2025-04-04" })).toEqual({ date: "1年前までの日付を選んでください" });
    expect(await fieldsOf({ date: "2025-04-05" })).toBeUndefined();
    expect(await fieldsOf({ item_ids: [jump, jump] })).toEqual({ item_ids: "同じ項目は一度だけ選んでください" });

    const day = await begin();
    const moved = { ...draft({ date: "2026-04-04" }), version: 1 };
    expect((await post(`${days}/${day}`, moved)).json()).toMatchObject({ date: "2026-04-04", version: 2 });
    expect((await post(`${days}/${day}`, moved)).statusCode).toBe(409);
    await save(day, [{ member_id: await add(), item_id: jump, from: null, value: 168 }]);
    expect((await post(`${days}/${day}`, { ...draft(), version: 2 })).statusCode).toBe(409);
  });

  test("削除は監督だけができ、その日の値もなくなる", async () => {
    const one = await add();
    const day = await begin();
    await save(day, [{ member_id: one, item_id: jump, from: null, value: 168 }]);
    expect((await post(`${days}/${day}/delete`, undefined, "coach")).statusCode).toBe(403);
    expect((await post(`${days}/${day}/delete`)).statusCode).toBe(200);
    const { rows } = await server.db.query("select count(*)::int as n from measure_values where team_id = $1", [
      teamId,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
