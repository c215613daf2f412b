import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newLink } from "../../security/oneTimeLink.ts";
import { newRecoveryCode, recoveryCodeHash } from "../../security/recoveryCode.ts";
import { upsertCoachReset } from "../../store/account/oneTimeLinks.ts";
import { upsertRecoveryCodes } from "../../store/account/secondFactor.ts";
import { addTeam, addUser, removeTeams, startTestServer, testPassword } from "../../testing.ts";
import { type Authenticator, addTestPasskey } from "../account/authenticator.fixture.ts";

const start = new Date("2026-04-05T03:00:00Z");
const email = "kantoku@keys.example";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let userId: number;
let strangerId: number;
let device: Authenticator;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db, ["rate_limits", "passkey_challenges"]);
  teamId = (await addTeam(server.db, { name: "青葉台" })).team_id;
  userId = (await addUser(server.db, teamId, { email, coach_type: "manager" })).id;
  strangerId = (await addUser(server.db, (await addTeam(server.db)).team_id)).id;
  device = (await addTestPasskey(server.db, userId, clock)).device;
});

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url, ...(payload && { payload }), headers });
const advance = (seconds: number) => {
  clock = new Date(start.getTime() + seconds * 1000);
};
const sessionOf = (token: string) =>
  server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } });
const wrong = {
  code: "unauthorized",
  error: "パスキーでログインできませんでした。もう一度お試しになるか、パスワードでログインしてください。",
};

describe("パスキーだけのログイン", () => {
  const options = async () => (await post("/api/login/passkey/options")).json().options;
  const signIn = (assertion: object, remember = false) => post("/api/login/passkey", { assertion, remember });

  test("メールアドレスを入れずに入れて、使った日時が残る", async () => {
    const asked = await options();
    expect([asked.allowCredentials, asked.userVerification]).toEqual([undefined, "required"]);
    const reply = await signIn(device.answer(asked), true);
    expect([reply.statusCode, reply.json().user.id]).toEqual([200, userId]);
    expect(reply.headers["set-cookie"]).toMatch(/^kyuseki_device=/);
    expect((await sessionOf(reply.json().token)).json()).toEqual(reply.json());
    const { rows } = await server.db.query("select used_at, counter from passkeys");
    expect(rows).toEqual([{ used_at: start, counter: 1 }]);
    expect((await server.db.query("select remember from sessions")).rows).toEqual([{ remember: true }]);
  });

  test.each([
    { name: "使い終わった答え", spoil: async (answer: object) => void (await signIn(answer)) },
    { name: "5分を過ぎた答え", spoil: async () => advance(5 * 60) },
    {
      name: "複製された認証器（数が進んでいない）",
      spoil: () => server.db.query("update passkeys set counter = 9999"),
    },
    { name: "無効なアカウント", spoil: () => server.db.query("update users set disabled_at = now()") },
    { name: "閉じたチーム", spoil: () => server.db.query("update teams set closed_at = now()") },
    { name: "削除したパスキー", spoil: () => server.db.query("delete from passkeys") },
  ])("S8 $name は、どれも同じ言葉で断る", async ({ spoil }) => {
    const answer = device.answer(await options());
    await spoil(answer);
    const reply = await signIn(answer);
    expect([reply.statusCode, reply.json()]).toEqual([401, wrong]);
  });

  test("ほかの場所で作られた答え、本人を確かめていない答え、書き換えた答えは断る", async () => {
    const elsewhere = device.answer(await options(), "http://localhost:9999");
    expect((await signIn(elsewhere)).json()).toEqual(wrong);
    const answer = device.answer(await options());
    const data = Buffer.from(answer.response.authenticatorData, "base64url");
    const unverified = Buffer.from(data);
    unverified[32] = (unverified[32] ?? 0) & ~4;
    const spoiled = { ...answer.response, authenticatorData: unverified.toString("base64url") };
    expect((await signIn({ ...answer, response: spoiled })).json()).toEqual(wrong);
    const again = device.answer(await options());
    const signature = Buffer.from(again.response.signature, "base64url");
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const forged = { ...again.response, signature: signature.toString("base64url") };
    expect((await signIn({ ...again, response: forged })).json()).toEqual(wrong);
  });

  test("ほかの目的の問いへの答えは使えない", async () => {
    await server.db.query("update users set second_factor = true where id = $1", [userId]);
    const asked = await post("/api/login", { email, password: testPassword });
    expect((await signIn(device.answer(asked.json().options))).json()).toEqual(wrong);
  });

  test("S7 間違いが続けば、待つ秒数とともに断る", async () => {
    const unknown = device.answer(await options());
    for (let count = 0; count < 100; count += 1) await signIn({ ...unknown, id: "AAAA", rawId: "AAAA" });
    expect((await signIn(device.answer(await options()))).statusCode).toBe(429);
  });
});

describe("パスワードのあとの確認", () => {
  const login = (remember = false) => post("/api/login", { email, password: testPassword, remember });
  const finish = (payload: object, headers?: Record<string, string>) =>
    post("/api/login/second-step", payload, headers);
  beforeEach(() => server.db.query("update users set second_factor = true where id = $1", [userId]));

  test("選んでいなければ、パスワードだけで入れる", async () => {
    await server.db.query("update users set second_factor = false");
    expect((await login()).json()).toMatchObject({ success: true });
  });

  test("パスワードだけではトークンも端末の印も渡さず、パスキーで入れる", async () => {
    const asked = await login(true);
    expect([asked.statusCode, Object.keys(asked.json()).sort(), asked.headers["set-cookie"]]).toEqual([
      200,
      ["options", "success", "ticket"],
      undefined,
    ]);
    expect((await server.db.query("select from sessions")).rowCount).toBe(0);
    const { ticket, options } = asked.json();
    expect(options.allowCredentials).toHaveLength(1);
    const reply = await finish({ ticket, assertion: device.answer(options) });
    expect([reply.statusCode, reply.json().user.id]).toEqual([200, userId]);
    const { rows } = await server.db.query("select remember, second_factor from sessions");
    expect(rows).toEqual([{ remember: true, second_factor: true }]);
    expect((await server.db.query("select from sign_in_tickets")).rowCount).toBe(0);
  });

  test("違うパスワードでは、パスキーの有無は分からない", async () => {
    const withPasskey = await post("/api/login", { email, password: "違う" });
    const without = await post("/api/login", { email: "inai@keys.example", password: "違う" });
    expect([withPasskey.statusCode, withPasskey.body]).toEqual([without.statusCode, without.body]);
  });

  test("ほかのチームの人のパスキーでは入れない", async () => {
    const foreign = await addTestPasskey(server.db, strangerId, clock);
    const { ticket, options } = (await login()).json();
    const { allowCredentials: _, ...any } = options;
    expect((await finish({ ticket, assertion: foreign.device.answer(any) })).json()).toEqual(wrong);
    expect((await server.db.query("select from sessions")).rowCount).toBe(0);
  });

  test("ほかの人の券と自分のパスキーを合わせても入れない", async () => {
    const foreign = await addTestPasskey(server.db, strangerId, clock);
    await server.db.query("update users set second_factor = true");
    const { rows } = await server.db.query("select email from users where id = $1", [strangerId]);
    const { options } = (await post("/api/login", { email: rows[0].email, password: testPassword })).json();
    const { ticket } = (await login()).json();
    expect((await finish({ ticket, assertion: foreign.device.answer(options) })).json()).toEqual(wrong);
  });

  test("券は5分で切れ、1回だけ使え、新しいパスワードで終わる", async () => {
    const over = { code: "unauthorized", error: "時間が過ぎました。はじめからログインし直してください。" };
    const first = (await login()).json();
    const assertion = device.answer(first.options);
    expect((await finish({ ticket: first.ticket, assertion })).statusCode).toBe(200);
    expect((await finish({ ticket: first.ticket, assertion })).json()).toEqual(over);

    const late = (await login()).json();
    advance(5 * 60);
    expect((await finish({ ticket: late.ticket, assertion: device.answer(late.options) })).json()).toEqual(over);

    const before = (await login()).json();
    const { code, stored } = newLink(clock, 1);
    await upsertCoachReset(server.db, teamId, userId, stored);
    await post(contract.resetPassword.path, { code, password: "夏の大会まであと90日" });
    expect((await finish({ ticket: before.ticket, assertion: device.answer(before.options) })).json()).toEqual(over);
  });

  test("パスワードを再設定しても、確認はなくならない", async () => {
    const { code, stored } = newLink(clock, 1);
    await upsertCoachReset(server.db, teamId, userId, stored);
    const password = "夏の大会まであと90日";
    const reset = await post(contract.resetPassword.path, { code, password });
    expect(reset.statusCode).toBe(200);
    expect((await post("/api/login", { email, password })).json()).toMatchObject({ success: false });
  });

  test("回復コードは、打ちかたが違っても使え、1回だけで、記録に残る", async () => {
    const code = newRecoveryCode();
    await upsertRecoveryCodes(server.db, userId, [code, newRecoveryCode()].map(recoveryCodeHash));
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")}`;
    const { ticket } = (await login()).json();
    expect((await finish({ ticket, recovery_code: "0000-0000" })).json()).toMatchObject({
      code: "invalid",
      fields: { recovery_code: "回復コードが違うか、すでに使われています。ほかのコードもお試しください" },
    });
    expect((await finish({ ticket, recovery_code: typed })).statusCode).toBe(200);
    const next = (await login()).json();
    expect((await finish({ ticket: next.ticket, recovery_code: code })).statusCode).toBe(400);
    expect((await server.db.query("select from recovery_codes")).rowCount).toBe(1);
    const { rows } = await server.db.query("select action, user_id from audit_log order by id");
    expect(rows).toEqual([
      { action: "sign_in_failed", user_id: null },
      { action: "recovery_code_used", user_id: userId },
      { action: "signed_in", user_id: userId },
    ]);
  });

  test("1つの回復コードを一度に送っても、入れるのは1回", async () => {
    const code = newRecoveryCode();
    await upsertRecoveryCodes(server.db, userId, [recoveryCodeHash(code)]);
    const tickets = [(await login()).json().ticket, (await login()).json().ticket];
    const replies = await Promise.all(tickets.map((ticket) => finish({ ticket, recovery_code: code })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test("S7 回復コードの間違いは、パスワードの間違いと合わせて10回まで", async () => {
    const { ticket } = (await login()).json();
    for (let count = 0; count < 10; count += 1) await finish({ ticket, recovery_code: `x${count}` });
    expect((await finish({ ticket, recovery_code: "x" })).statusCode).toBe(429);
    expect((await login()).statusCode).toBe(429);
  });

  test("2台のサーバーで、片方で始めて、もう片方で終えられる", async () => {
    const other = await startTestServer({ now: () => clock, databaseUrl: server.databaseUrl });
    const { ticket, options } = (await login()).json();
    const assertion = device.answer(options);
    const url = "/api/login/second-step";
    const reply = await other.app.inject({ method: "POST", url, payload: { ticket, assertion } });
    expect(reply.statusCode).toBe(200);
    await other.stop();
  });
});

test("使わないまま時間を過ぎた問いと券は、片づけられる行に入る", async () => {
  await server.db.query("update users set second_factor = true");
  await post("/api/login", { email, password: testPassword });
  await post("/api/login/passkey/options");
  const { rows } = await server.db.query(
    `select (select count(*)::int from passkey_challenges where expires_at = $1) as challenges,
            (select count(*)::int from sign_in_tickets where expires_at = $1) as tickets`,
    [new Date(start.getTime() + 5 * 60_000)],
  );
  expect(rows).toEqual([{ challenges: 2, tickets: 1 }]);
});
