import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
let id: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  headers = {
    authorization: `Token ${await createSession(server.db, (await addUser(server.db, teamId)).id, false, now)}`,
  };
  const member = {
    email: "ichiro@members.example",
    guardian_email: "hogosha@members.example",
    batting: "L",
    uniform_number: "10",
  };
  id = (await addMember(server.db, teamId, member)).id;
  await server.db.query("insert into body_sizes values ($1, $2, '2026-04-05', 160, 48.5)", [teamId, id]);
});

const url = () => `/api/coach/memberlist/member/${id}`;
const save = (payload: object) => server.app.inject({ method: "POST", url: url(), headers, payload });
const read = async () => (await server.app.inject({ url: url(), headers })).json();
const details = async () =>
  (await server.db.query<{ details: string[] }>("select details from audit_log order by id")).rows.map(
    (line) => line.details,
  );

describe("送った項目だけの保存", () => {
  test("学年だけを送れば、ほかの項目もからだの記録もそのまま", async () => {
    const before = await read();
    const reply = await save({ grade: "j3", version: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...before, grade: "j3", version: 2 }]);
    expect(before).toMatchObject({
      email: "ichiro@members.example",
      guardian_email: "hogosha@members.example",
      height: 160,
      weight: 48.5,
      uniform_number: "10",
      gender: "M",
      additional: { pitching: "R", batting: "L" },
      body_history: [{ date: "2026-04-05", height: 160, weight: 48.5 }],
    });
    expect(await details()).toEqual([["grade"]]);
  });

  test.each([
    { sent: { email: null }, stored: { email: null } },
    { sent: { last_name_kana: null }, stored: { last_name_kana: "" } },
    { sent: { uniform_number: "００" }, stored: { uniform_number: "00" } },
    { sent: { uniform_number: null }, stored: { uniform_number: null } },
    { sent: { uniform_number: "" }, stored: { uniform_number: null } },
    { sent: { gender: null }, stored: { gender: null } },
    {
      sent: { height: null },
      stored: { height: null, body_history: [{ date: "2026-04-05", height: null, weight: 48.5 }] },
    },
    { sent: { additional: null }, stored: { additional: { pitching: null, batting: null } } },
    { sent: { additional: { batting: null } }, stored: { additional: { pitching: "R", batting: null } } },
    { sent: { additional: { pitching: "L" } }, stored: { additional: { pitching: "L", batting: "L" } } },
  ])("$sent を送れば、それだけが変わる", async ({ sent, stored }) => {
    const before = await read();
    const reply = await save({ ...sent, version: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...before, ...stored, version: 2 }]);
    expect(await details()).toEqual([Object.keys(sent)]);
  });

  test("数字でない背番号は400で、何も変わらない", async () => {
    const before = await read();
    const reply = await save({ uniform_number: "1a", version: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        error: expect.any(String),
        code: "invalid",
        fields: { uniform_number: "背番号は1〜3桁の数字で入力してください" },
      },
    ]);
    expect(await read()).toEqual(before);
  });

  test("何も送らなければ、何も変わらない", async () => {
    const before = await read();
    const reply = await save({});
    expect([reply.statusCode, reply.json(), await details()]).toEqual([200, before, []]);
  });

  test.each(["last_name", "first_name", "grade"])("なければならない %s は、null では消せず400", async (field) => {
    const before = await read();
    const reply = await save({ [field]: null });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(await read()).toEqual(before);
  });
});

describe("R4: 版を送るかどうか", () => {
  test("古い版なら409で、何も変わらない", async () => {
    await save({ grade: "j3", version: 1 });
    const reply = await save({ first_name: "二郎", version: 1 });
    expect([reply.statusCode, reply.json().code, (await read()).first_name]).toEqual([409, "conflict", "一郎"]);
  });

  test("版がなければ後の保存が勝ち、操作の記録にそう残る", async () => {
    await save({ grade: "j3", version: 1 });
    const reply = await save({ grade: "h1" });
    expect([reply.statusCode, reply.json().grade]).toEqual([200, "h1"]);
    expect(await details()).toEqual([["grade"], ["grade", "unversioned"]]);
  });
});
