import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { hashPassword, verifyPassword } from "../../security/password.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";

const email = "kantoku@login.example";
const password = "正しい合言葉";
const now = new Date("2026-04-05T03:00:00Z");

const signIn = { tries: 10, accountTries: 20, addressTries: 40, waitS: 180, longestWaitS: 600 };

let computations = 0;
let broken: Error | undefined;
let teamId: number;
let passwordHash: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  app = buildApp({
    db: server.db,
    files: server.files,
    config: { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined, signIn },
    now: () => now,
    log: pino({ level: "silent" }),
    verifyPassword: (hash, text) => {
      computations += 1;
      if (broken) throw broken;
      return verifyPassword(hash, text);
    },
  });
  const team = await addTeam(server.db, { name: "青葉台", sport_type: "softball", nextshot_available: false });
  teamId = team.team_id;
  const password_hash = await hashPassword(password);
  passwordHash = password_hash;
  await addUser(server.db, team.team_id, { email, password_hash, name: "監督 太郎", coach_type: "manager" });
  await addUser(server.db, team.team_id, { email: "yameta@login.example", password_hash, disabled_at: now });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(async () => {
  computations = 0;
  await server.db.query("delete from rate_limits");
});

const login = (payload: object, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") =>
  app.inject({ method: "POST", url: "/api/login", payload, headers, remoteAddress });

describe("ログイン", () => {
  test("SE-9: 返事はセッション確認と同じ形で、トークンが使える", async () => {
    const reply = await login({ email, password });
    const authorization = `Token ${reply.json().token}`;
    const session = await app.inject({ url: "/api/session", headers: { authorization } });

    expect(reply.json()).toMatchObject({
      success: true,
      user: { name: "監督 太郎", coach_type: "manager", is_coach: true },
      team: { name: "青葉台", sport_type: "softball", nextshot_available: false },
    });
    expect(session.json()).toEqual(reply.json());
  });

  test("メールアドレスの大文字と前後の空白は区別しない", async () => {
    expect((await login({ email: ` ${email.toUpperCase()} `, password })).statusCode).toBe(200);
  });

  test("SE-9: ?avatar=1 のときだけ画像が付く", async () => {
    const authorization = `Token ${(await login({ email, password })).json().token}`;
    const at = async (url: string) => (await app.inject({ url, headers: { authorization } })).json().user;

    expect(await at("/api/session?avatar=1")).toHaveProperty("avatar", null);
    expect(await at("/api/session")).not.toHaveProperty("avatar");
  });

  test.each([
    { name: "いないメールアドレス", body: { email: "inai@login.example", password } },
    { name: "違うパスワード", body: { email, password: "違う" } },
    { name: "無効なアカウント", body: { email: "yameta@login.example", password } },
  ])("S8: $name でも返事は同じで、ハッシュの計算は1回", async ({ body }) => {
    const reply = await login(body);

    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      code: "unauthorized",
      error: "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
    });
    expect(computations).toBe(1);
  });

  test("空欄は、項目ごとに日本語で知らせる", async () => {
    expect((await login({ email: " ", password: "" })).json()).toEqual({
      code: "invalid",
      error: "入力内容を確認してください。",
      fields: { email: "メールアドレスを入力してください", password: "パスワードを入力してください" },
    });
  });
});

describe("S7: 総当たり", () => {
  const statuses = async (attempts: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(attempts)).map(({ statusCode }) => statusCode).sort();

  test("11回目の失敗は、待つ秒数とともに429になり、ハッシュも計算しない", async () => {
    for (let count = 0; count < 10; count += 1) expect((await login({ email, password: "x" })).statusCode).toBe(401);
    const refused = await login({ email, password });
    const seconds = Number(refused.headers["retry-after"]);

    expect(refused.statusCode).toBe(429);
    expect(seconds).toBeGreaterThan(170);
    expect(seconds).toBeLessThanOrEqual(180);
    expect(refused.json()).toEqual({
      code: "rate_limited",
      error: `ログインの失敗が続いたため、あと3分お待ちください。そのあと、もう一度お試しください。`,
    });
    expect(computations).toBe(10);
  });

  test("待ち時間が過ぎれば、また入れる", async () => {
    for (let count = 0; count < 11; count += 1) await login({ email, password: "x" });
    await server.db.query("update rate_limits set expire = expire - 180000");
    expect((await login({ email, password })).statusCode).toBe(200);
  });

  test("20回を一度に送っても、計算されるのは10回まで", async () => {
    const attempts = Array.from({ length: 20 }, () => login({ email, password: "x" }));
    expect(await statuses(attempts)).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    expect(computations).toBe(10);
  });

  test("S10: 学校のアドレスから10回間違えられても、そこのほかの人は新しい端末で入れる。40回続けば、その場所だけが待つ", async () => {
    const other = "coach@login.example";
    await addUser(server.db, teamId, { email: other, password_hash: passwordHash, coach_type: "coach" });
    for (let count = 0; count < 10; count += 1) await login({ email, password: "x" });
    expect((await login({ email, password })).statusCode).toBe(429);
    expect((await login({ email: other, password })).statusCode).toBe(200);

    const attempts = Array.from({ length: 31 }, (_, at) => login({ email: `u${at}@login.example`, password: "x" }));
    expect(await statuses(attempts)).toEqual([...Array(30).fill(401), 429]);
    expect((await login({ email: other, password })).statusCode).toBe(429);
    expect((await login({ email: other, password }, {}, "192.0.2.2")).statusCode).toBe(200);
  });

  test("S10: ほかの人が10回間違えても、本人はほかの場所の新しい端末で入れる", async () => {
    for (let count = 0; count < 10; count += 1) await login({ email, password: "x" });
    expect((await login({ email, password }, {}, "198.51.100.1")).statusCode).toBe(200);
  });

  test("同じアカウントへは、場所を変えても20回まで", async () => {
    const attempts = Array.from({ length: 21 }, (_, at) => login({ email, password: "x" }, {}, `192.0.2.${at + 10}`));
    expect(await statuses(attempts)).toEqual([...Array(20).fill(401), 429]);
  });

  test("X-Forwarded-For を毎回変えても、何も変わらない", async () => {
    const attempts = Array.from({ length: 11 }, (_, at) =>
      login({ email, password: "x" }, { "x-forwarded-for": `203.0.113.${at}` }),
    );
    expect(await statuses(attempts)).toEqual([...Array(10).fill(401), 429]);
  });

  test("1つの学校の40人が、同時に正しく入れる", async () => {
    const staff = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const address = `coach${at}@login.example`;
        await addUser(server.db, teamId, { email: address, password_hash: passwordHash, coach_type: "coach" });
        return address;
      }),
    );
    const attempts = staff.map((address) => login({ email: address, password }));
    expect(await statuses(attempts)).toEqual(Array(40).fill(200));
  });

  test.each([
    { fault: new Error("the password cannot be checked"), status: 500 },
    { fault: Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" }), status: 503 },
  ])("確かめられなかった試み（$status）は数えない", async ({ fault, status }) => {
    broken = fault;
    for (let count = 0; count < 11; count += 1) expect((await login({ email, password })).statusCode).toBe(status);
    broken = undefined;
    expect((await login({ email, password })).statusCode).toBe(200);
  });

  test("入ったことのある端末は、ほかの人の間違いで締め出されない。その端末の間違いは、その端末だけを止める", async () => {
    const cookie = String((await login({ email, password })).headers["set-cookie"]).split(";")[0] ?? "";
    for (let count = 0; count < 10; count += 1) await login({ email, password: "x" });
    expect((await login({ email, password })).statusCode).toBe(429);

    expect((await login({ email, password }, { cookie })).statusCode).toBe(200);
    for (let count = 0; count < 10; count += 1) await login({ email, password: "x" }, { cookie });
    expect((await login({ email, password }, { cookie })).statusCode).toBe(429);
  });

  test("端末の印は、送り先をログインに限り、スクリプトから読めず、作り変えれば印にならない", async () => {
    const header = String((await login({ email, password })).headers["set-cookie"]);
    expect(header).toMatch(
      /^kyuseki_device=\d+\.[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/login; HttpOnly; SameSite=Strict$/,
    );
    const [value = ""] = header.split(";");
    const forged = value.replace(/=\d+\./, "=999999.");
    for (let count = 0; count < 10; count += 1) await login({ email, password: "x" });
    for (const cookie of [forged, "kyuseki_device=", "kyuseki_device=1.2"]) {
      expect((await login({ email, password }, { cookie })).statusCode).toBe(429);
    }
  });

  test("正しく入れた人は数えない", async () => {
    for (let count = 0; count < 12; count += 1) expect((await login({ email, password })).statusCode).toBe(200);
  });
});
