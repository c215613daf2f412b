import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addUser, signIn, testPassword } from "../../testing.ts";
import { startCoachesServer } from "./coaches.fixtures.ts";

const now = new Date("2026-04-05T03:00:00Z");
const next = "hanako@coaches.example";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

const change = (id: number, body: object, key?: string) =>
  server.asManager("POST", `/api/coach/coaches/${id}/account`, body, key);
const audited = async () =>
  (await server.db.query("select action, details, user_id from audit_log where action not like 'sign%'")).rows;
const statusOf = async (token: string) => (await server.call("GET", "/api/session", token)).statusCode;

test("BE-9: 監督が、ほかの指導者の名前とメールアドレスを変える。その人は前のアドレスで知り、入り直す", async () => {
  const { coach, manager } = server.ids();
  const token = await createSession(server.db, coach, false, now);
  const reset = (await server.asManager("POST", `/api/coach/coaches/${coach}/reset-link`)).json().code;
  const reply = await change(coach, { name: "花村 花子", email: next });

  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { id: coach, name: "花村 花子", email: next, coach_type: "coach" },
  ]);
  expect(await statusOf(token)).toBe(401);
  expect((await server.call("POST", "/api/password-reset/check", undefined, { code: reset })).statusCode).toBe(404);
  expect(await signIn(server.app, next, testPassword)).toMatch(/^[\w-]{43}$/);
  const [mail, ...others] = await server.mails();
  expect([mail.recipient, mail.subject, others]).toEqual([
    "coach@coaches.example",
    "【球跡】お名前とメールアドレスの変更",
    [],
  ]);
  expect(mail.body).toContain("チームの監督が、お名前とメールアドレスを変更しました。");
  expect(mail.body).not.toMatch(/花村|hanako/);
  expect((await audited()).at(-1)).toEqual({
    action: "coach_changed",
    details: ["user_name", "email", `user:${coach}`],
    user_id: manager,
  });
});

test("BE-9: 名前だけなら、ログインしたまま。同じ内容なら、何も起きない", async () => {
  const { coach } = server.ids();
  const token = await createSession(server.db, coach, false, now);
  await change(coach, { name: "花村 花子", email: "coach@coaches.example" });
  await change(coach, { name: "花村 花子" });
  await change(coach, {});
  expect([await statusOf(token), (await server.mails()).length, (await audited()).length]).toEqual([200, 1, 1]);
});

test("R5: 送り直しても、変わるのは一度", async () => {
  const { coach } = server.ids();
  const first = await change(coach, { email: next }, "change-1");
  expect((await change(coach, { email: next }, "change-1")).body).toBe(first.body);
  expect((await audited()).length).toBe(1);
});

test("チームから外した人のアドレスは、ほかの指導者のアドレスにできる。外した人の記録は、その人のまま", async () => {
  const { coach } = server.ids();
  const [{ team_id }] = (await server.db.query("select team_id from users where id = $1", [coach])).rows;
  const removed = (await addUser(server.db, team_id, { coach_type: "coach", email: next })).id;
  expect((await change(coach, { email: next })).statusCode).toBe(409);
  await server.asManager("DELETE", `/api/coach/coaches/${removed}`);
  expect((await change(coach, { email: next })).json()).toMatchObject({ id: coach, email: next });
  const { rows } = await server.db.query("select email from users where id = any($1) order by id", [[coach, removed]]);
  expect(rows.map(({ email }) => email)).toEqual([next, `removed-${removed}`]);
});

test("使われているアドレスは409。どのクラブのだれかは言わず、名前も変わらない", async () => {
  const { coach } = server.ids();
  const reply = await change(coach, { name: "花村 花子", email: "OTHER@coaches.example" });
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    {
      code: "conflict",
      error: "このメールアドレスは、すでに登録されています。",
      fields: { email: "すでに登録されているメールアドレスです" },
    },
  ]);
  expect((await server.list()).coaches[1]).toMatchObject({ name: "コーチ 花子", email: "coach@coaches.example" });
});

test("T1: ほかのチームの人・選手・いない人は、どれも同じ404。自分は、パスワードを確かめるアカウントの画面へ", async () => {
  const { stranger, player, manager } = server.ids();
  const replies = await Promise.all([stranger, player, 2_000_000_000].map((id) => change(id, { email: next })));
  expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array(3).fill([404, '{"error":"見つかりませんでした。","code":"not_found"}']),
  );
  const own = await change(manager, { email: next });
  expect([own.statusCode, own.json().error]).toEqual([
    403,
    "ご自分のお名前とメールアドレスは、アカウントの画面で変更してください。",
  ]);
});

test("S8: だれが使っているかを次々に試すと、21回目は429", async () => {
  const { coach } = server.ids();
  for (let count = 0; count < 20; count += 1) {
    expect((await change(coach, { email: "other@coaches.example" })).statusCode).toBe(409);
  }
  expect((await change(coach, { email: next })).statusCode).toBe(429);
});
