import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, countWaitingForLock, removeTeams, startTestServer } from "../../testing.ts";

// 2026-04-05 08:00 in Japan, still the 4th in UTC.
const now = new Date("2026-04-04T23:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let coachId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  coachId = (await addUser(server.db, teamId)).id;
  headers = { authorization: `Token ${await createSession(server.db, coachId, false, now)}` };
});

/** As `addMember` makes one. */
const asAdded = {
  last_name: "佐藤",
  first_name: "一郎",
  last_name_kana: "さとう",
  first_name_kana: "いちろう",
  email: null,
  guardian_email: null,
  grade: "j2",
  height: 160,
  weight: 48.5,
  gender: "M",
  additional: { pitching: "R", batting: "R" },
};
const url = (id: number) => `/api/coach/memberlist/member/${id}`;
const save = (id: number, payload: object) => server.app.inject({ method: "POST", url: url(id), headers, payload });
const read = async (id: number) => (await server.app.inject({ url: url(id), headers })).json();
const auditLines = async () =>
  (await server.db.query("select action, user_id, member_ids, details from audit_log")).rows;

const stale = {
  code: "conflict",
  error: "ほかの指導者が先に保存しました。いまの内容を確認してから、もう一度保存してください。",
};

describe("メンバーの編集", () => {
  test("EN-1・P5: 送った値のまま保存し、変わった項目の名前だけが記録に残る", async () => {
    const { id } = await addMember(server.db, teamId);
    const edited = {
      last_name: "髙橋",
      first_name: "葵👨‍👩‍👧",
      last_name_kana: "たかはし",
      first_name_kana: "あおい",
      email: "aoi@members.example",
      guardian_email: "hogosha@members.example",
      grade: "j3",
      height: 161.5,
      weight: 50,
      gender: "F",
      additional: { pitching: "L", batting: "X" },
    };
    const reply = await save(id, { ...edited, last_name: " 髙橋 ", version: 1 });

    expect([reply.statusCode, reply.json()]).toEqual([200, await read(id)]);
    expect(reply.json()).toMatchObject({ ...edited, id, version: 2, state: "active" });
    expect(await auditLines()).toEqual([
      { action: "member_changed", user_id: coachId, member_ids: [id], details: Object.keys(edited) },
    ]);
  });

  test("1項目だけ変えれば、記録もその1項目", async () => {
    const { id } = await addMember(server.db, teamId);
    await save(id, { ...asAdded, additional: { pitching: "R", batting: "L" }, version: 1 });
    expect((await auditLines()).map(({ details }) => details)).toEqual([["additional"]]);
  });

  test("何も変わらない保存は200で、版も記録も増えない", async () => {
    const { id } = await addMember(server.db, teamId);
    const reply = await save(id, { ...asAdded, version: 1 });
    expect([reply.statusCode, reply.json().version, await auditLines()]).toEqual([200, 1, []]);
  });

  test("EN-11: 小数1桁に丸めて同じなら、変わっていない", async () => {
    const { id } = await addMember(server.db, teamId);
    const reply = await save(id, { ...asAdded, height: 160.04, version: 1 });
    expect([reply.json().height, reply.json().version]).toEqual([160, 1]);
  });

  test.each(["applied", "archived"])("%s のメンバーも直せて、そのまま %s でいる", async (state) => {
    const { id } = await addMember(server.db, teamId, { state });
    const reply = await save(id, { ...asAdded, last_name: "佐々木", version: 1 });
    expect(reply.json()).toMatchObject({ last_name: "佐々木", state });
  });

  test("P4: 削除したメンバーは404で、変わらない", async () => {
    const { id } = await addMember(server.db, teamId);
    await server.db.query("update members set deleted_at = $1", [now]);
    const reply = await save(id, { ...asAdded, last_name: "佐々木", version: 2 });
    const { rows } = await server.db.query("select last_name from members");
    expect([reply.statusCode, rows]).toEqual([404, [{ last_name: "佐藤" }]]);
  });

  test("EN-1: ソフトボールのチームでは投打を受け取らず、野球に戻したときのために残す", async () => {
    const { id } = await addMember(server.db, teamId);
    await server.db.query("update teams set sport_type = 'softball'");
    const additional = { pitching: "L", batting: "L" };
    const reply = await save(id, { ...asAdded, first_name: "二郎", additional, version: 1 });
    const { rows } = await server.db.query("select pitching, batting from members");
    expect([reply.json().additional, rows]).toEqual([null, [{ pitching: "R", batting: "R" }]]);
    expect((await auditLines()).map(({ details }) => details)).toEqual([["first_name"]]);
  });

  test("VA-5: 不備があれば名指しして400で、何も変わらない", async () => {
    const { id } = await addMember(server.db, teamId);
    const before = await read(id);
    const reply = await save(id, { ...asAdded, last_name: "", height: 251, email: "x", version: 0 });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        last_name: "姓を入力してください",
        height: "身長は50〜250cmで入力してください",
        email: "メールアドレスの形式で入力してください",
        version: "入力内容を確認してください",
      },
    ]);
    expect(await read(id)).toEqual(before);
  });
});

describe("R4: 古い画面からの保存", () => {
  test("先に保存した人の内容が残り、後の人は理由を言われて409", async () => {
    const { id } = await addMember(server.db, teamId);
    const first = await save(id, { ...asAdded, last_name: "先", version: 1 });
    const second = await save(id, { ...asAdded, last_name: "後", version: 1 });
    const again = await save(id, { ...asAdded, last_name: "後", version: first.json().version });

    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 409, stale]);
    expect([again.statusCode, (await read(id)).last_name]).toEqual([200, "後"]);
    expect(await auditLines()).toHaveLength(2);
  });

  test("ふたりが同時に保存しても、通るのはひとりだけ", async () => {
    const { id } = await addMember(server.db, teamId);
    const tx = await server.db.connect();
    await tx.query("begin");
    await tx.query("select 1 from members where id = $1 for update", [id]);
    const both = ["先", "後"].map((last_name) => save(id, { ...asAdded, last_name, version: 1 }));
    await expect.poll(() => countWaitingForLock(server.db)).toBe(2);
    await tx.query("commit");
    tx.release();

    const replies = await Promise.all(both);
    const winner = replies.find(({ statusCode }) => statusCode === 200);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await read(id)).toEqual(winner?.json());
    expect(await auditLines()).toHaveLength(1);
  });

  test("読んでから保存するまでに招待があっても409", async () => {
    const { id } = await addMember(server.db, teamId);
    const invite = { method: "POST", url: "/api/coach/nextshot/invite", headers, payload: { member_id: id } } as const;
    await server.app.inject(invite);
    expect((await save(id, { ...asAdded, version: 1 })).statusCode).toBe(409);
  });
});

describe("からだの記録", () => {
  const sizes = async () => (await server.db.query("select date, height, weight from body_sizes order by date")).rows;
  const keep = (id: number, date: string, height: number | null, weight: number | null) =>
    server.db.query("insert into body_sizes values ($1, $2, $3, $4, $5)", [teamId, id, date, height, weight]);

  test("変わった身長だけが、その日（日本時間）の記録になる", async () => {
    const { id } = await addMember(server.db, teamId);
    await keep(id, "2026-03-01", 160, 48.5);
    await save(id, { ...asAdded, height: 162, version: 1 });
    expect(await sizes()).toEqual([
      { date: "2026-03-01", height: 160, weight: 48.5 },
      { date: "2026-04-05", height: 162, weight: null },
    ]);
  });

  test("同じ日に直せば、その日の記録が変わり、もう一方は残る", async () => {
    const { id } = await addMember(server.db, teamId);
    await keep(id, "2026-04-05", 160, 48.5);
    await save(id, { ...asAdded, weight: 49, version: 1 });
    expect(await sizes()).toEqual([{ date: "2026-04-05", height: 160, weight: 49 }]);
  });

  test("消せば、その日の記録は残らない", async () => {
    const { id } = await addMember(server.db, teamId);
    await keep(id, "2026-04-05", 160, 48.5);
    await save(id, { ...asAdded, height: null, weight: null, version: 1 });
    expect(await sizes()).toEqual([]);
  });

  test("身長も体重も変わらなければ、記録は増えない", async () => {
    const { id } = await addMember(server.db, teamId);
    await save(id, { ...asAdded, grade: "j3", version: 1 });
    expect(await sizes()).toEqual([]);
  });
});
