import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "../../security/password.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { addTeam, addUser, signIn, startTestServer } from "../../testing.ts";
import { createSession } from "./sessions.ts";

const start = new Date("2026-04-01T00:00:00Z");
const day = 24 * 60 * 60;
const password = "グラウンド 3周";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let userId: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  const team = await addTeam(server.db);
  const password_hash = await hashPassword(password);
  const user = await addUser(server.db, team.team_id, { email: "kantoku@session.example", password_hash });
  userId = user.id;
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await server.db.query("delete from sessions");
  await server.db.query("update users set disabled_at = null, coach_type = 'coach'");
});

const advance = (seconds: number) => {
  clock = new Date(start.getTime() + seconds * 1000);
};
const open = (remember = false) => createSession(server.db, userId, remember, clock);
const statusWith = async (token: string, url = "/api/session") =>
  (await server.app.inject({ url, headers: { authorization: `Token ${token}` } })).statusCode;

describe("S1: トークン", () => {
  test("1万個が重ならず、どれも256ビットで、ビットの偏りがない", () => {
    const tokens = Array.from({ length: 10_000 }, newToken);
    const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, "base64url")));
    const counts = new Array<number>(256).fill(0);
    for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
    const mean = bytes.length / 256;
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);

    expect(new Set(tokens).size).toBe(10_000);
    expect(bytes.length).toBe(320_000);
    // 255 degrees of freedom: outside this range once in about 10 million runs.
    expect(chiSquare).toBeGreaterThan(150);
    expect(chiSquare).toBeLessThan(390);
  });

  test("データベースにあるのはSHA-256だけで、トークンそのものはどこにもない", async () => {
    const token = await open();
    const { rows } = await server.db.query("select token_hash, to_jsonb(sessions)::text as row from sessions");

    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toEqual(tokenHash(token));
    expect(rows[0].row).not.toContain(token);
  });
});

describe("S2: ログインとログアウト", () => {
  test("ログインのたびに新しいトークンになる", async () => {
    const first = await signIn(server.app, "kantoku@session.example", password);
    const second = await signIn(server.app, "kantoku@session.example", password);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  test("ログアウトしたトークンは、サーバーでもう使えない。ほかの端末はそのまま", async () => {
    const [phone, laptop] = [await open(), await open()];
    const headers = { authorization: `Token ${phone}` };
    const reply = await server.app.inject({ method: "POST", url: "/api/logout", headers });

    expect(reply.json()).toEqual({ success: true });
    expect(await statusWith(phone)).toBe(401);
    expect(await statusWith(laptop)).toBe(200);
  });
});

describe("S3: 期限（SE-9）", () => {
  test.each([
    { name: "使わずに3日ちょうどで切れる", remember: false, at: 3 * day, status: 401 },
    { name: "使わずに3日の1秒前なら使える", remember: false, at: 3 * day - 1, status: 200 },
    { name: "3日と1秒なら切れている", remember: false, at: 3 * day + 1, status: 401 },
    { name: "「ログインしたままにする」なら89日後も使える", remember: true, at: 89 * day, status: 200 },
    { name: "「ログインしたままにする」でも90日で切れる", remember: true, at: 90 * day, status: 401 },
  ])("$name", async ({ remember, at, status }) => {
    const token = await open(remember);
    advance(at);
    expect(await statusWith(token)).toBe(status);
  });

  test("2日ごとに使い続けると3日を過ぎても使え、30日で必ず切れる", async () => {
    const token = await open();
    for (let days = 2; days < 30; days += 2) {
      advance(days * day);
      expect(await statusWith(token)).toBe(200);
    }
    advance(30 * day - 1);
    expect(await statusWith(token)).toBe(200);
    advance(30 * day);
    expect(await statusWith(token)).toBe(401);
  });

  test("期限の書き込みは1分に1度まで", async () => {
    const token = await open();
    const expiry = async () => (await server.db.query("select expires_at from sessions")).rows[0].expires_at;
    advance(59);
    await statusWith(token);
    const within = await expiry();
    advance(60);
    await statusWith(token);

    expect(within).toEqual(new Date(start.getTime() + 3 * day * 1000));
    expect(await expiry()).toEqual(new Date(start.getTime() + (3 * day + 60) * 1000));
  });
});

describe("権限の変更はすぐに効く", () => {
  test("S4: 無効にしたアカウントのセッションは、次の呼び出しで401になる", async () => {
    const token = await open();
    await server.db.query("update users set disabled_at = $1", [clock]);
    expect(await statusWith(token)).toBe(401);
  });

  test("T6: 指導者でなくなれば、次の呼び出しで403になる", async () => {
    const token = await open();
    const before = await statusWith(token, "/api/coach/team/");
    await server.db.query("update users set coach_type = null");
    expect([before, await statusWith(token, "/api/coach/team/")]).toEqual([200, 403]);
  });
});
