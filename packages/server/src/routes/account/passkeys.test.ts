import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer, testPassword } from "../../testing.ts";
import { addTestPasskey, createAuthenticator } from "./authenticator.fixture.ts";

const start = new Date("2026-04-05T03:00:00Z");
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let userId: number;
let strangerId: number;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db, ["rate_limits", "passkey_challenges"]);
  const team = await addTeam(server.db, { name: "青葉台" });
  userId = (await addUser(server.db, team.team_id, { email: "kantoku@keys.example", coach_type: "manager" })).id;
  strangerId = (await addUser(server.db, (await addTeam(server.db)).team_id)).id;
  token = await createSession(server.db, userId, false, clock);
});

type Options = { token?: string; host?: string };
const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object, options: Options = {}) =>
  server.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      authorization: `Token ${options.token ?? token}`,
      "user-agent": iPhone,
      ...(options.host && { host: options.host }),
    },
  });
const advance = (seconds: number) => {
  clock = new Date(start.getTime() + seconds * 1000);
};
const startPasskey = async (options: Options = {}) =>
  (await call("POST", "/api/account/passkeys/options", undefined, options)).json().options;
const add = (registration: object, options: Options = {}) =>
  call("POST", "/api/account/passkeys", { registration }, options);
const list = async () => (await call("GET", "/api/account/passkeys")).json();
const actions = async () =>
  (await server.db.query("select action from audit_log order by id")).rows.map(({ action }) => action);
const refused = { code: "invalid", error: "パスキーを追加できませんでした。はじめから、もう一度お試しください。" };

describe("パスキーの追加", () => {
  test("端末の名前で一覧に入り、記録に残る", async () => {
    const options = await startPasskey();
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "球跡 Kyuseki" },
      user: { name: "kantoku@keys.example" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      timeout: 300_000,
    });
    const reply = await add(createAuthenticator().register(options));
    const passkey = { name: "iOS 18／Safari 18", created_at: start.toISOString(), used_at: null };
    expect([reply.statusCode, reply.json()]).toEqual([201, { id: expect.any(Number), ...passkey }]);
    expect(await list()).toEqual({
      passkeys: [{ id: expect.any(Number), ...passkey }],
      recovery_codes: 0,
      asked_at_sign_in: false,
      required: false,
    });
    expect(await actions()).toEqual(["passkey_added"]);
  });

  test("同じ端末には2つめを作らない", async () => {
    const device = createAuthenticator();
    await add(device.register(await startPasskey()));
    const options = await startPasskey();
    expect(options.excludeCredentials).toHaveLength(1);
    expect(() => device.register(options)).toThrow();
  });

  test("答えは1回だけ使える", async () => {
    const registration = createAuthenticator().register(await startPasskey());
    expect((await add(registration)).statusCode).toBe(201);
    expect([(await add(registration)).json(), (await list()).passkeys.length]).toEqual([refused, 1]);
  });

  test("5分を過ぎた答えは断る", async () => {
    const registration = createAuthenticator().register(await startPasskey());
    advance(5 * 60);
    expect((await add(registration)).json()).toEqual(refused);
  });

  test("ほかの人の問いへの答えは断る", async () => {
    const registration = createAuthenticator().register(await startPasskey());
    const stranger = await createSession(server.db, strangerId, false, clock);
    expect((await add(registration, { token: stranger })).json()).toEqual(refused);
    expect((await server.db.query("select from passkeys")).rowCount).toBe(0);
  });

  test("ほかの場所で作られた答えは断り、その問いは使い終わる", async () => {
    const device = createAuthenticator();
    const options = await startPasskey();
    expect((await add(device.register(options, "http://localhost:9999"))).json()).toEqual(refused);
    expect((await add(createAuthenticator().register(options))).json()).toEqual(refused);
  });

  test("公開の住所がないサーバーでは、その機械のブラウザーでだけ使える", async () => {
    const other = await call("POST", "/api/account/passkeys/options", undefined, { host: "192.0.2.1:3000" });
    expect([other.statusCode, other.json().error]).toEqual([409, "このサーバーの設定では、パスキーを使えません。"]);
    const local = await call("POST", "/api/account/passkeys/options", undefined, { host: "localhost:3000" });
    expect(local.json().options.rp.id).toBe("localhost");
  });

  test("公開の住所があれば、Host に何があっても、その名前を使う", async () => {
    const config = { publicUrl: "https://coach.club.example/app" };
    const behindProxy = await startTestServer({ now: () => clock, config, databaseUrl: server.databaseUrl });
    const headers = { authorization: `Token ${token}`, host: "localhost:3000" };
    const options = await behindProxy.app.inject({ method: "POST", url: "/api/account/passkeys/options", headers });
    const registration = (origin: string) => createAuthenticator().register(options.json().options, origin);
    const send = (origin: string) =>
      behindProxy.app.inject({
        method: "POST",
        url: "/api/account/passkeys",
        headers,
        payload: { registration: registration(origin) },
      });
    expect(options.json().options.rp.id).toBe("coach.club.example");
    expect((await send("https://coach.club.example")).statusCode).toBe(201);
    await behindProxy.stop();
  });

  test("20個まで", async () => {
    for (let count = 0; count < 20; count += 1) await addTestPasskey(server.db, userId, clock);
    const reply = await call("POST", "/api/account/passkeys/options");
    expect([reply.statusCode, reply.json().error]).toEqual([409, expect.stringContaining("20個まで")]);
  });
});

describe("名前と削除", () => {
  test("名前を変える。空と、ほかの人のものは断る", async () => {
    const { id } = await addTestPasskey(server.db, userId, clock);
    const foreign = await addTestPasskey(server.db, strangerId, clock);
    const rename = (passkey: number, name: string) => call("POST", `/api/account/passkeys/${passkey}`, { name });

    expect((await rename(id, " 監督のスマホ ")).json()).toMatchObject({ id, name: "監督のスマホ" });
    expect((await rename(id, " ")).json().fields).toEqual({ name: "パスキーの名前を入力してください" });
    expect((await rename(foreign.id, "x")).statusCode).toBe(404);
  });

  test("最後の1つを削除すると、回復コードも、ログインでの確認もなくなる", async () => {
    const [first, last] = [
      await addTestPasskey(server.db, userId, clock),
      await addTestPasskey(server.db, userId, clock),
    ];
    await call("POST", "/api/account/recovery-codes");
    await call("POST", "/api/account/second-factor", { asked_at_sign_in: true });
    expect((await call("DELETE", `/api/account/passkeys/${first.id}`)).statusCode).toBe(200);
    expect(await list()).toMatchObject({ recovery_codes: 10, asked_at_sign_in: true });
    expect((await call("DELETE", `/api/account/passkeys/${last.id}`)).statusCode).toBe(200);
    expect(await list()).toEqual({ passkeys: [], recovery_codes: 0, asked_at_sign_in: false, required: false });
    expect(await actions()).toEqual([
      "recovery_codes_made",
      "second_factor_chosen",
      "passkey_removed",
      "passkey_removed",
    ]);
  });

  test("チームがパスキーを求めている間、最後の1つは削除できない", async () => {
    const { id } = await addTestPasskey(server.db, userId, clock);
    await server.db.query("update teams set second_factor_required = true");
    await server.db.query("update sessions set second_factor = true");
    const reply = await call("DELETE", `/api/account/passkeys/${id}`);
    expect([reply.statusCode, reply.json().error]).toEqual([409, expect.stringContaining("最後の1つは削除できません")]);
    expect((await list()).passkeys).toHaveLength(1);
  });
});

describe("もう一度の確認", () => {
  const prove = (payload: object) => call("POST", "/api/account/proof", payload);
  const proofOptions = async () => (await call("POST", "/api/account/proof/options")).json();
  const change = () => call("POST", "/api/account/passkeys/options");

  test("最後の確認から10分を過ぎると断り、パスワードで確認すれば通る", async () => {
    advance(10 * 60);
    expect((await change()).statusCode).toBe(200);
    advance(10 * 60 + 1);
    expect([(await change()).statusCode, (await change()).json()]).toEqual([
      403,
      {
        code: "forbidden",
        error: "安全のため、もう一度、ご本人であることの確認が必要です。",
        fields: { proof: "パスワードかパスキーで確認してください" },
      },
    ]);
    expect(await proofOptions()).toEqual({ password: true, options: null });
    expect((await prove({ current_password: "違う" })).json()).toMatchObject({
      code: "invalid",
      fields: { current_password: "いまのパスワードが正しくありません" },
    });
    expect((await change()).statusCode).toBe(403);
    expect((await prove({ current_password: testPassword })).statusCode).toBe(200);
    expect((await change()).statusCode).toBe(200);
  });

  test("自分のパスキーでも確認できる。ほかの人のものでは、できない", async () => {
    const { device } = await addTestPasskey(server.db, userId, clock);
    const foreign = await addTestPasskey(server.db, strangerId, clock);
    advance(11 * 60);
    const { allowCredentials: _, ...any } = (await proofOptions()).options;
    expect((await prove({ assertion: foreign.device.answer(any) })).json()).toEqual({
      code: "invalid",
      error: "パスキーで確認できませんでした。もう一度お試しください。",
    });
    expect((await change()).statusCode).toBe(403);

    const answer = device.answer((await proofOptions()).options);
    expect((await prove({ assertion: answer })).statusCode).toBe(200);
    expect((await change()).statusCode).toBe(200);
    advance(22 * 60);
    expect((await prove({ assertion: answer })).statusCode).toBe(400);
  });

  test("間違いは、ログインと同じように数える", async () => {
    for (let count = 0; count < 10; count += 1) await prove({ current_password: "x" });
    expect((await prove({ current_password: testPassword })).statusCode).toBe(429);
  });

  test("書き出しと消去は、古い確認では断り、確認のあと同じ鍵で送り直せば一度だけ行う", async () => {
    const { rows } = await server.db.query(
      `insert into members (team_id, last_name, first_name, grade)
       select team_id, '佐藤', '一', 'j1' from users where id = $1 returning id`,
      [userId],
    );
    const member = `/api/coach/memberlist/member/${rows[0].id}`;
    const erase = () =>
      server.app.inject({
        method: "DELETE",
        url: `${member}/personal_data`,
        headers: { authorization: `Token ${token}`, "idempotency-key": "one-erasure" },
      });
    advance(11 * 60);
    for (const url of [`${member}/export`, "/api/coach/team/export"]) {
      expect((await call("GET", url)).json().fields).toEqual({ proof: "パスワードかパスキーで確認してください" });
    }
    expect((await erase()).statusCode).toBe(403);
    await prove({ current_password: testPassword });
    for (const url of [`${member}/export`, "/api/coach/team/export"])
      expect((await call("GET", url)).statusCode).toBe(200);
    expect([(await erase()).statusCode, (await erase()).statusCode]).toEqual([200, 200]);
    expect(await actions()).toEqual(["member_exported", "team_exported", "member_erased"]);
  });
});

test("回復コードは10個、控えは SHA-256 だけ。作り直すと前のものは使えず、パスキーがなければ作れない", async () => {
  const make = () => call("POST", "/api/account/recovery-codes");
  expect((await make()).json()).toEqual({ code: "conflict", error: "先に、パスキーを追加してください。" });
  await addTestPasskey(server.db, userId, clock);
  const { codes } = (await make()).json();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  const { rows } = await server.db.query("select code_hash, to_jsonb(r)::text as row from recovery_codes r");
  expect(rows.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
  expect(rows.some(({ row }) => codes.some((code: string) => row.includes(code.replaceAll("-", ""))))).toBe(false);
  await make();
  expect((await list()).recovery_codes).toBe(10);
});

test("ログインでの確認を選ぶと、パスワードだけで入ったほかの端末はログアウトする", async () => {
  const weak = await createSession(server.db, userId, false, clock);
  const strong = await createSession(server.db, userId, false, clock, null, true);
  const status = async (one: string) => (await call("GET", "/api/session", undefined, { token: one })).statusCode;
  const choose = () => call("POST", "/api/account/second-factor", { asked_at_sign_in: true });

  expect((await choose()).statusCode).toBe(409);
  await addTestPasskey(server.db, userId, clock);
  expect((await choose()).statusCode).toBe(200);
  expect([await status(weak), await status(strong), await status(token)]).toEqual([401, 200, 200]);
});
