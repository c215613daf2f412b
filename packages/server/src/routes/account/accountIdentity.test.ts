import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { upsertCoachReset, upsertInvite, upsertResetByEmail } from "../../store/account/oneTimeLinks.ts";
import {
  addTeam,
  addUser,
  countWaitingForLock,
  removeTeams,
  signIn,
  startTestServer,
  testPassword,
} from "../../testing.ts";

const start = new Date("2026-04-05T03:10:00Z");
const email = "kantoku@identity.example";
const next = "atarashii@identity.example";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
/** The same server where mail is off. */
let withoutMail: ReturnType<typeof buildApp>;
let teamId: number;
let userId: number;
beforeAll(async () => {
  const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined };
  // Nobody listens there: the mails stay where they can be read.
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
  server = await startTestServer({ now: () => clock, config: { mail } });
  withoutMail = buildApp({ db: server.db, files: server.files, config, now: () => clock, log: server.app.log });
});
afterAll(async () => {
  await withoutMail.close();
  await server.stop();
});
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db, ["rate_limits", "outbox"]);
  teamId = (await addTeam(server.db, { name: "青葉台" })).team_id;
  userId = (await addUser(server.db, teamId, { email, name: "監督 太郎", coach_type: "manager" })).id;
});

const open = (id = userId) => createSession(server.db, id, false, clock);
const post = (path: string, token: string, payload: object, app = server.app) =>
  app.inject({ method: "POST", url: path, payload, headers: { authorization: `Token ${token}` } });
const ask = (token: string, to = next, app = server.app) =>
  post(contract.changeEmail.path, token, { email: to, current_password: testPassword }, app);
const confirm = (token: string, code: string, to = next) =>
  post(contract.confirmEmail.path, token, { email: to, code });
const statusOf = async (token: string) =>
  (await server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } })).statusCode;
const account = async () => (await server.db.query("select name, email from users where id = $1", [userId])).rows[0];
const mails = async () =>
  (await server.db.query("select recipient, subject, body from outbox order by created_at, recipient")).rows;
const mailedCode = async () => /\n(\d{8})\n/.exec((await mails())[0].body)?.[1] ?? "";
/** Without the sign-ins. */
const audited = async () =>
  (await server.db.query("select action, details, user_id from audit_log where action not like 'sign%' order by id"))
    .rows;

test("BE-9: 自分の名前を変えると、次の呼び出しから新しい名前。記録には項目名だけが残る", async () => {
  const token = await open();
  const reply = await post(contract.changeName.path, token, { name: " ｶﾄｳ 監督 " });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      id: userId,
      name: "カトウ 監督",
      email,
      email_verified_at: null,
      coach_type: "manager",
      team_name: "青葉台",
      device: null,
    },
  ]);
  const session = await server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } });
  expect(session.json().user.name).toBe("カトウ 監督");
  expect(await audited()).toEqual([{ action: "account_changed", details: ["user_name"], user_id: userId }]);
  expect((await post(contract.changeName.path, token, { name: " " })).json().fields).toEqual({
    name: "お名前を入力してください",
  });
});

describe("BE-9: 自分のメールアドレス（メールを送るサーバー）", () => {
  test("新しいアドレスに届いたコードを入れるまで、前のまま。入れると変わり、ほかの端末は終わり、前のアドレスに知らせる", async () => {
    const [here, phone] = [await open(), await open()];
    expect((await ask(here)).json()).toEqual({ outcome: "code_sent" });
    expect([await account(), await statusOf(phone), (await mails()).map(({ recipient }) => recipient)]).toEqual([
      { name: "監督 太郎", email },
      200,
      [next],
    ]);

    const code = await mailedCode();
    expect((await confirm(here, `${code.slice(0, 4)} ${code.slice(4)}`)).statusCode).toBe(200);
    expect(await account()).toEqual({ name: "監督 太郎", email: next });
    expect([await statusOf(here), await statusOf(phone)]).toEqual([200, 401]);
    expect(await signIn(server.app, next, testPassword)).toMatch(/^[\w-]{43}$/);
    await expect(signIn(server.app, email, testPassword)).rejects.toThrow("401");
    const told = (await mails()).find(({ recipient }) => recipient === email);
    expect([told.subject, told.body.includes(next)]).toEqual(["【球跡】メールアドレスの変更", false]);
    expect(await audited()).toEqual([{ action: "account_changed", details: ["email"], user_id: userId }]);
    const confirmed = await server.db.query("select email_verified_at as at from users where id = $1", [userId]);
    expect(confirmed.rows).toEqual([{ at: clock }]);

    // The answer was lost, and the coach presses again.
    expect((await confirm(here, code)).statusCode).toBe(200);
    expect(await audited()).toHaveLength(1);
  });

  test("違うコード・ほかのアドレスのコード・期限の切れたコード・ほかの人のコードでは変わらない", async () => {
    const here = await open();
    const other = await open((await addUser(server.db, teamId)).id);
    await ask(here);
    const code = await mailedCode();
    const wrong = await confirm(here, code === "00000000" ? "11111111" : "00000000");
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { code: "確認コードが違うか、期限が切れています。メールに書かれた数字を確認してください" },
    ]);
    expect((await confirm(here, code, "chigau@identity.example")).statusCode).toBe(400);
    expect((await confirm(other, code)).statusCode).toBe(400);
    clock = new Date(start.getTime() + 2 * 3_600_000);
    expect((await confirm(here, code)).statusCode).toBe(400);
    expect(await account()).toMatchObject({ email });
    clock = new Date(start.getTime() + 3_600_000);
    expect((await confirm(here, code)).statusCode).toBe(200);
  });

  test("パスワードを変えると、前に届いたコードは使えない", async () => {
    const here = await open();
    await ask(here);
    const code = await mailedCode();
    await post(contract.changePassword.path, here, {
      current_password: testPassword,
      password: "夏の大会まであと90日",
    });
    expect((await confirm(here, code)).statusCode).toBe(400);
  });

  test("S7: 11回目の間違ったコードは429になり、正しくても待つ", async () => {
    const here = await open();
    await ask(here);
    const code = await mailedCode();
    const wrong = code === "00000000" ? "11111111" : "00000000";
    for (let count = 0; count < 10; count += 1) expect((await confirm(here, wrong)).statusCode).toBe(400);
    const refused = await confirm(here, code);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      expect.stringMatching(/^確認コードの間違いが続いたため、あと3分お待ちください。/),
    ]);
    await server.db.query("update rate_limits set expire = expire - 180000");
    expect((await confirm(here, code)).statusCode).toBe(200);
  });

  test("コードを待つあいだに、ほかの人がそのアドレスを使い始めたら、409で何も変わらない", async () => {
    const here = await open();
    await ask(here);
    const code = await mailedCode();
    await addUser(server.db, (await addTeam(server.db)).team_id, { email: next.toUpperCase() });
    expect((await confirm(here, code)).statusCode).toBe(409);
    expect(await account()).toMatchObject({ email });
    expect(await audited()).toEqual([]);
  });

  test("OP-2: デモのクラブには何も送らないので、その場で変わる", async () => {
    await server.db.query("update teams set demo = true");
    expect((await ask(await open())).json()).toEqual({ outcome: "changed" });
    expect([await account(), await mails()]).toEqual([{ name: "監督 太郎", email: next }, []]);
  });
});

describe("BE-9: 自分のメールアドレス（メールを送らないサーバー）", () => {
  test("いまのパスワードを確かめたあと、その場で変わる。書き方だけの違いも直せる", async () => {
    const [here, phone] = [await open(), await open()];
    expect((await ask(here, next, withoutMail)).json()).toEqual({ outcome: "changed" });
    expect([await account(), await statusOf(here), await statusOf(phone), await mails()]).toEqual([
      { name: "監督 太郎", email: next },
      200,
      401,
      [],
    ]);
    expect((await ask(here, next.toUpperCase(), withoutMail)).json()).toEqual({ outcome: "changed" });
  });

  test.each([
    { name: "違うパスワード", body: { current_password: "chigau-1" }, status: 400, field: "current_password" },
    { name: "いまと同じアドレス", body: { email }, status: 400, field: "email" },
    { name: "アドレスの形でない", body: { email: "kantoku@" }, status: 400, field: "email" },
    { name: "長すぎるアドレス", body: { email: `${"a".repeat(250)}@b.example` }, status: 400, field: "email" },
    { name: "ほかのクラブの人のアドレス", body: { email: "Other@Identity.example" }, status: 409, field: "email" },
  ])("$name なら、その項目で知らせ、何も変えない", async ({ body, status, field }) => {
    const [here, phone] = [await open(), await open()];
    const stranger = await addTeam(server.db, { name: "港北" });
    await addUser(server.db, stranger.team_id, { email: "other@identity.example", name: "港北の監督" });
    const payload = { email: next, current_password: testPassword, ...body };
    const reply = await post(contract.changeEmail.path, here, payload, withoutMail);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([status, [field]]);
    expect(reply.body).not.toMatch(/港北|監督/);
    expect([await account(), await statusOf(phone)]).toEqual([{ name: "監督 太郎", email }, 200]);
  });

  test("S7: 間違ったパスワードは、パスワードの変更と合わせて10回まで", async () => {
    const here = await open();
    const wrong = (path: string) =>
      post(path, here, { current_password: "x", email: next, password: "夏の大会まであと90日" }, withoutMail);
    for (let count = 0; count < 5; count += 1) {
      expect((await wrong(contract.changePassword.path)).statusCode).toBe(400);
      expect((await wrong(contract.changeEmail.path)).statusCode).toBe(400);
    }
    expect((await ask(here, next, withoutMail)).statusCode).toBe(429);
  });

  test("S8: だれが使っているかを次々に試すと、21回目は429", async () => {
    const here = await open();
    await addUser(server.db, teamId, { email: next });
    for (let count = 0; count < 20; count += 1) expect((await ask(here, next, withoutMail)).statusCode).toBe(409);
    expect((await ask(here, next, withoutMail)).statusCode).toBe(429);
  });
});

describe("BE-9: 前のアドレスに届いていたものは、もうだれも入れない", () => {
  test("再設定のリンクと、前と後のアドレスへの招待は使えなくなり、ほかの招待は残る", async () => {
    const [reset, handed] = [newLink(clock, 1), newLink(clock, 1)];
    await upsertResetByEmail(server.db, email, reset.stored);
    const invite = async (to: string | null) => {
      const { code, stored } = newLink(clock, 1);
      await upsertInvite(server.db, teamId, { coach_type: "manager", email: to, ...stored }, clock);
      return code;
    };
    const codes = [await invite(email.toUpperCase()), await invite(next), await invite("betsu@identity.example")];
    await ask(await open(), next, withoutMail);

    const check = (url: string) => (code: string) =>
      server.app.inject({ method: "POST", url, payload: { code } }).then(({ statusCode }) => statusCode);
    expect(await check("/api/password-reset/check")(reset.code)).toBe(404);
    expect(await Promise.all(codes.map(check("/api/invite/check")))).toEqual([404, 404, 200]);

    await upsertCoachReset(server.db, teamId, userId, handed.stored);
    expect(await check("/api/password-reset/check")(handed.code)).toBe(200);
  });

  test("変更と同時に前のアドレスで頼まれた再設定は、変更を待ち、リンクにならない", async () => {
    const change = await server.db.connect();
    await change.query("begin");
    await change.query("update users set email = $2 where id = $1", [userId, next]);
    await change.query("delete from password_resets where user_id = $1", [userId]);
    const asked = upsertResetByEmail(server.db, email, newLink(clock, 1).stored);
    await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
    await change.query("commit");
    change.release();
    expect(await asked).toBeUndefined();
    expect((await server.db.query("select from password_resets")).rows).toEqual([]);
  });
});
