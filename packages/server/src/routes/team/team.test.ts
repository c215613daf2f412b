import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const aoba = {
  name: "青葉台ベースボールクラブ",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: 14,
  league: "",
  name_kana: "",
  representative: "",
  contact_email: null,
  goal: "",
};

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teams: { own: number; other: number };
let tokens: { manager: string; coach: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db);
  const team = async () => (await addTeam(server.db, { logo: "/files/logo.png" })).team_id;
  teams = { own: await team(), other: await team() };
  const token = async (coach_type: string, name: string) =>
    createSession(server.db, (await addUser(server.db, teams.own, { coach_type, name })).id, false, start);
  tokens = { manager: await token("manager", "大野 直人"), coach: await token("coach", "片山 恵") };
});

const call = (method: "GET" | "POST", url: string, token: string, payload?: object) =>
  server.app.inject({ method, url, headers: { authorization: `Token ${token}` }, ...(payload && { payload }) });
const read = async () => (await call("GET", "/api/coach/team/", tokens.coach)).json();
const save = (changes: object, version: number, token = tokens.manager) =>
  call("POST", "/api/coach/team/", token, { ...aoba, ...changes, version });
const audited = async () =>
  (
    await server.db.query(
      `select action, details, u.name as by from audit_log a left join users u on u.id = a.user_id
       where a.team_id = $1 order by a.id`,
      [teams.own],
    )
  ).rows;

describe("AP-1: チームの情報を保存する", () => {
  test("すべての項目が残り、だれがいつ保存したかと版が分かる。操作の記録には、変えた項目の名前だけ", async () => {
    const changes = {
      name: "青葉台BBC",
      sport_type: "softball",
      ball: "soft",
      prefecture: 13,
      league: "地域リーグ",
      name_kana: "あおばだい",
      representative: "大野 直人",
      contact_email: "office@aobadai.example",
      goal: "一球に理由を持つ。\n週5日。",
    };
    clock = new Date("2026-04-05T04:00:00Z");
    const reply = await save(changes, 1);

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        team_id: teams.own,
        ...changes,
        logo: "/files/logo.png",
        nextshot_available: true,
        version: 2,
        updated_at: "2026-04-05T04:00:00.000Z",
        updated_by: "大野 直人",
      },
    ]);
    expect(await read()).toEqual(reply.json());
    expect(await audited()).toEqual([
      {
        action: "team_changed",
        details: expect.arrayContaining(Object.keys(changes)),
        by: "大野 直人",
      },
    ]);
  });

  test("同じ内容なら何も書かない。版も時刻もそのまま", async () => {
    const before = await read();
    const reply = await save({}, 1);
    expect([reply.statusCode, reply.json()]).toEqual([200, before]);
    expect(await audited()).toEqual([]);
  });

  test("よくない項目は、項目ごとに日本語で言い、何も保存しない", async () => {
    const before = await read();
    const reply = await save({ name: " ", contact_email: "x", goal: "長".repeat(201), prefecture: 48 }, 1);
    expect([reply.statusCode, Object.keys(reply.json().fields).sort()]).toEqual([
      400,
      ["contact_email", "goal", "name", "prefecture"],
    ]);
    expect(await read()).toEqual(before);
  });

  test("D-5: コーチは見るだけ。保存は403で、何も変わらない", async () => {
    const before = await read();
    expect((await save({ name: "変更" }, 1, tokens.coach)).statusCode).toBe(403);
    expect(await read()).toEqual(before);
  });
});

describe("R4: 同時の保存", () => {
  test("開いている間に保存されていれば409で、先の内容は上書きされない", async () => {
    await save({ goal: "先の人の目標" }, 1);
    const reply = await save({ goal: "後の人の目標", league: "地域リーグ" }, 1);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        code: "conflict",
        error: "開いている間に、ほかの人がチーム情報を保存しました。いまの内容を確かめて、もう一度保存してください。",
      },
    ]);
    expect(await read()).toMatchObject({ goal: "先の人の目標", league: "", version: 2 });
  });

  test("まったく同時の10件は、1件だけが保存される", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => save({ goal: `目標${index}` }, 1)));
    const saved = replies.filter(({ statusCode }) => statusCode === 200);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await read()).toEqual(saved[0]?.json());
    expect(await audited()).toHaveLength(1);
  });
});

describe("AP-1: 送った項目だけを保存する", () => {
  const partly = (payload: object) => call("POST", "/api/coach/team/", tokens.manager, payload);
  const full = { league: "地域リーグ", representative: "大野 直人", contact_email: "office@aobadai.example" };

  test("目標だけを送れば、ほかの項目はそのまま", async () => {
    await save(full, 1);
    const before = await read();
    const reply = await partly({ goal: "週5日", version: 2 });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...before, goal: "週5日", version: 3 }]);
    expect((await audited()).at(-1)).toMatchObject({ details: ["goal"] });
  });

  test.each([
    { sent: { contact_email: null }, stored: { contact_email: null } },
    { sent: { league: null }, stored: { league: "" } },
  ])("$sent を送れば、それだけが消える", async ({ sent, stored }) => {
    await save(full, 1);
    const before = await read();
    expect((await partly({ ...sent, version: 2 })).json()).toEqual({ ...before, ...stored, version: 3 });
  });

  test("なければならない名前は、null では消せず400", async () => {
    const reply = await partly({ name: null });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { name: "チーム名を入力してください" }]);
  });

  test("版がなければ後の保存が勝ち、操作の記録にそう残る", async () => {
    await save(full, 1);
    expect((await partly({ league: "県リーグ" })).json()).toMatchObject({ league: "県リーグ", version: 3 });
    expect((await audited()).at(-1)).toMatchObject({ details: ["league", "unversioned"] });
  });
});

describe("AP-1: チームのロゴを外す", () => {
  const removeLogo = (token: string) => call("POST", "/api/coach/team/remove_logo", token);
  const logos = async () =>
    (await server.db.query<{ logo: string | null }>("select logo from teams order by team_id")).rows.map(
      ({ logo }) => logo,
    );

  test("監督が外すと null になり、チームが返る。ほかのチームのロゴはそのまま", async () => {
    const before = await read();
    const reply = await removeLogo(tokens.manager);
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...before, logo: null }]);
    expect(await logos()).toEqual([null, "/files/logo.png"]);
  });

  test("ロゴがなくても同じ返事", async () => {
    const [first, second] = [await removeLogo(tokens.manager), await removeLogo(tokens.manager)];
    expect(second.body).toBe(first.body);
  });

  test.each([
    { name: "{}", payload: "{}" },
    { name: "空", payload: "" },
  ])("本文が $name でも外れる", async ({ payload }) => {
    const headers = { authorization: `Token ${tokens.manager}`, "content-type": "application/json" };
    const reply = await server.app.inject({ method: "POST", url: "/api/coach/team/remove_logo", headers, payload });
    expect([reply.statusCode, await logos()]).toEqual([200, [null, "/files/logo.png"]]);
  });

  test("D-5: コーチは403で、ロゴは残る", async () => {
    expect((await removeLogo(tokens.coach)).statusCode).toBe(403);
    expect(await logos()).toEqual(["/files/logo.png", "/files/logo.png"]);
  });
});
