import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../testing.ts";
import { newcomer, startCoachesServer } from "./coaches.fixtures.ts";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

test("BE-9: チームの指導者が、監督から並ぶ。選手とほかのチームの人と無効な人はいない", async () => {
  await server.db.query(
    "insert into users (team_id, email, password_hash, name, coach_type, disabled_at) values (1, 'x@x', '', '退任', 'coach', now())",
  );
  expect(await server.list()).toEqual({
    coaches: [
      { id: server.ids().manager, name: "監督 太郎", email: "kantoku@coaches.example", coach_type: "manager" },
      { id: server.ids().coach, name: "コーチ 花子", email: "coach@coaches.example", coach_type: "coach" },
    ],
    invites: [],
  });
});

describe("BE-9: 監督が渡す再設定リンク", () => {
  const issue = (id: number) => server.asManager("POST", `/api/coach/coaches/${id}/reset-link`);
  const finish = (code: string) =>
    server.call("POST", "/api/password-reset/finish", undefined, { code, password: newcomer.password });

  test("入れなくなった指導者が、渡されたリンクで新しいパスワードを決められる", async () => {
    const reply = await issue(server.ids().coach);

    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { code: expect.stringMatching(/^[\w-]{43}$/), expires_at: "2026-04-05T05:00:00.000Z", mailed: false },
    ]);
    expect(await server.mails()).toEqual([]);
    expect((await finish(reply.json().code)).statusCode).toBe(200);
    expect(await signIn(server.app, "coach@coaches.example", newcomer.password)).toMatch(/^[\w-]{43}$/);
  });

  test("もう一度出すと、前のリンクは使えない", async () => {
    const [first, second] = [
      (await issue(server.ids().coach)).json().code,
      (await issue(server.ids().coach)).json().code,
    ];
    expect([(await finish(first)).statusCode, (await finish(second)).statusCode]).toEqual([404, 200]);
  });

  test("T1: ほかのチームの人・選手・いない人は、どれも同じ404", async () => {
    const { stranger, player } = server.ids();
    const replies = await Promise.all([stranger, player, 2_000_000_000].map(issue));
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([404, '{"error":"見つかりませんでした。","code":"not_found"}']),
    );
    expect((await server.db.query("select 1 from password_resets")).rows).toEqual([]);
  });

  test("自分の分は出せない。開いたままの端末から、いまのパスワードを知らずに変えられてしまうため", async () => {
    const reply = await issue(server.ids().manager);
    expect([reply.statusCode, reply.json().error]).toEqual([
      403,
      "ご自分のパスワードは、アカウントの画面で変更してください。",
    ]);
  });
});

describe("T6: 権限の変更は、次の呼び出しで効く", () => {
  const calls = () =>
    [
      ["GET", "/api/coach/coaches", undefined],
      ["POST", "/api/coach/coaches/invite", { coach_type: "coach" }],
      ["DELETE", "/api/coach/coaches/invite/2000000000", undefined],
      ["POST", `/api/coach/coaches/${server.ids().coach}/reset-link`, undefined],
    ] as const;
  const statuses = () =>
    Promise.all(calls().map(async ([method, url, body]) => (await server.asManager(method, url, body)).statusCode));

  test.each([
    { name: "監督でなくなれば、見ることだけできる", change: "coach_type = 'coach'", expected: [200, 403, 403, 403] },
    { name: "指導者でなくなれば、どれも403", change: "coach_type = null", expected: [403, 403, 403, 403] },
    { name: "S4: 無効になれば、どれも401", change: "disabled_at = now()", expected: [401, 401, 401, 401] },
  ])("$name", async ({ change, expected }) => {
    expect(await statuses()).toEqual([200, 201, 404, 201]);
    await server.db.query(`update users set ${change} where id = $1`, [server.ids().manager]);
    expect(await statuses()).toEqual(expected);
  });

  test("招待で入った人も、同じように止まる", async () => {
    const { token, user } = (await server.accept(await server.newCode())).json();
    await server.db.query("update users set coach_type = null where id = $1", [user.id]);
    expect((await server.call("GET", "/api/coach/coaches", token)).statusCode).toBe(403);
  });
});

describe("BE-9: すでにいる指導者のアドレス", () => {
  test("招待は、だれのアドレスかを言って断り、招待もメールも記録も増えない", async () => {
    const reply = await server.invite({ coach_type: "manager", email: "COACH@coaches.example" });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { email: "すでにこのチームにいるコーチ 花子さんのメールアドレスです" },
    ]);
    expect((await server.list()).invites).toEqual([]);
    expect(await server.mails()).toEqual([]);
    expect((await server.db.query("select from audit_log where action = 'coach_invited'")).rowCount).toBe(0);
  });

  test("外された人と、ほかのチームの人と、選手のアドレスは、招待できる", async () => {
    const { coach } = server.ids();
    await server.asManager("DELETE", `/api/coach/coaches/${coach}`);
    for (const email of ["coach@coaches.example", "other@coaches.example", "player@coaches.example"]) {
      expect((await server.invite({ coach_type: "coach", email })).statusCode).toBe(201);
    }
  });

  test("宛先のない招待で入ると、同じアドレスへの招待は終わり、ほかの招待は残る", async () => {
    await server.invite({ coach_type: "manager", email: newcomer.email.toUpperCase() });
    await server.invite({ coach_type: "coach", email: "ato@coaches.example" });
    expect((await server.accept(await server.newCode())).statusCode).toBe(201);
    expect((await server.list()).invites).toEqual([expect.objectContaining({ email: "ato@coaches.example" })]);
  });
});
