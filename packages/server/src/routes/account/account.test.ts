import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, signIn, startTestServer, testPassword } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const email = "kantoku@account.example";
const chromeOnWindows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let userId: number;
let strangerId: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db, ["rate_limits"]);
  const team = await addTeam(server.db, { name: "青葉台" });
  userId = (await addUser(server.db, team.team_id, { email, name: "監督 太郎", coach_type: "manager" })).id;
  strangerId = (await addUser(server.db, (await addTeam(server.db)).team_id)).id;
});

const open = (id = userId, remember = false) => createSession(server.db, id, remember, clock);
const advance = (seconds: number) => {
  clock = new Date(start.getTime() + seconds * 1000);
};
const get = (url: string, token: string) => server.app.inject({ url, headers: { authorization: `Token ${token}` } });
const post = (url: string, token: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url, payload, headers: { authorization: `Token ${token}`, ...headers } });
const statuses = async (tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await get("/api/session", token)).statusCode));
const listSessions = async (token: string) => (await get("/api/account/sessions", token)).json().sessions;
const change = (token: string, body: object) => post("/api/account/password", token, body);

test("BE-9: 自分のアカウントの名前・メールアドレス・役割・チーム名・使っている端末が分かる", async () => {
  const answer = await server.app.inject({
    url: "/api/account",
    headers: { authorization: `Token ${await open()}`, "user-agent": chromeOnWindows },
  });
  expect(answer.json()).toEqual({
    id: userId,
    name: "監督 太郎",
    email_verified_at: null,
    email,
    coach_type: "manager",
    team_name: "青葉台",
    device: "Windows／Chrome 131",
  });
});

describe("S4: ログイン中の端末", () => {
  test("BE-9: 端末の名前・始まり・最後に使った時刻が、いまの端末を先頭に並ぶ", async () => {
    const login = await server.app.inject({
      method: "POST",
      url: "/api/login",
      payload: { email, password: testPassword, remember: true },
      headers: { "user-agent": chromeOnWindows },
    });
    advance(60);
    const now = await open();
    await open(strangerId);
    advance(90);
    await get("/api/session", login.json().token);

    expect(await listSessions(now)).toEqual([
      {
        id: expect.any(Number),
        current: true,
        remember: false,
        device: null,
        created_at: "2026-04-05T03:01:00.000Z",
        seen_at: "2026-04-05T03:01:00.000Z",
      },
      {
        id: expect.any(Number),
        current: false,
        remember: true,
        device: "Windows／Chrome 131",
        created_at: "2026-04-05T03:00:00.000Z",
        seen_at: "2026-04-05T03:01:30.000Z",
      },
    ]);
    const { rows } = await server.db.query("select string_agg(to_jsonb(s)::text, '') as text from sessions s");
    expect(rows[0].text).not.toContain("AppleWebKit");
  });

  test("期限の上限に達して延びなくなっても、最後に使った時刻は進む", async () => {
    const token = await open();
    await server.db.query("update sessions set expires_at = ends_at");
    advance(29 * 24 * 60 * 60);
    expect((await listSessions(token))[0].seen_at).toBe("2026-05-04T03:00:00.000Z");
  });

  test("S3: 期限の切れた端末は並ばない", async () => {
    await open();
    advance(4 * 24 * 60 * 60);
    expect(await listSessions(await open())).toMatchObject([{ current: true }]);
  });

  test("選んだ端末だけを終わらせ、その場で使えなくなる", async () => {
    const [here, phone, laptop] = [await open(), await open(), await open()];
    const id = (await listSessions(phone))[0].id;

    expect((await post("/api/account/sessions/end", here, { ids: [id] })).json()).toEqual({ ended: 1 });
    expect(await statuses([here, phone, laptop])).toEqual([200, 401, 200]);
  });

  test("ほかの端末をすべて終わらせても、この端末はそのまま", async () => {
    const [here, phone, laptop] = [await open(), await open(), await open()];
    expect((await post("/api/account/sessions/end", here, { ids: "others" })).json()).toEqual({ ended: 2 });
    expect(await statuses([here, phone, laptop])).toEqual([200, 401, 401]);
  });

  test("T1: ほかの人の端末の番号は、ない番号と同じく、黙って読み飛ばす", async () => {
    const [here, stranger] = [await open(), await open(strangerId)];
    const id = (await listSessions(stranger))[0].id;
    const foreign = await post("/api/account/sessions/end", here, { ids: [id] });
    const missing = await post("/api/account/sessions/end", here, { ids: [Number.MAX_SAFE_INTEGER, 0, -1] });

    expect([foreign.statusCode, foreign.json()]).toEqual([200, { ended: 0 }]);
    expect(missing.body).toBe(foreign.body);
    expect(await statuses([here, stranger])).toEqual([200, 200]);
  });

  test("R5: 同じ鍵で送り直すと、初めの返事がそのまま返る", async () => {
    const here = await open();
    await open();
    const end = () => post("/api/account/sessions/end", here, { ids: "others" }, { "idempotency-key": "end-1" });
    const first = await end();
    await open();
    expect((await end()).body).toBe(first.body);
    expect(await listSessions(here)).toHaveLength(2);
  });
});

describe("S4: パスワードの変更", () => {
  const next = "夏の大会まであと90日";

  test("変えるとほかの端末は終わり、この端末はそのまま。新しいパスワードだけで入れる", async () => {
    const [here, phone, stranger] = [await open(), await open(), await open(strangerId)];
    const reply = await change(here, { current_password: testPassword, password: next });

    expect(reply.json()).toEqual({ success: true });
    expect(await statuses([here, phone, stranger])).toEqual([200, 401, 200]);
    await expect(signIn(server.app, email, testPassword)).rejects.toThrow("401");
    expect(await signIn(server.app, email, next)).toMatch(/^[\w-]{43}$/);
  });

  test("選べば、ほかの端末はログインしたまま", async () => {
    const [here, phone] = [await open(), await open()];
    await change(here, { current_password: testPassword, password: next, end_others: false });
    expect(await statuses([here, phone])).toEqual([200, 200]);
  });

  test("いまのパスワードが違えば、その項目で知らせ、何も変えない", async () => {
    const [here, phone] = [await open(), await open()];
    const reply = await change(here, { current_password: "ちがうパスワード", password: next });

    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        code: "invalid",
        error: "入力内容を確認してください。",
        fields: { current_password: "いまのパスワードが正しくありません" },
      },
    ]);
    expect(await statuses([here, phone])).toEqual([200, 200]);
    expect(await signIn(server.app, email, testPassword)).toMatch(/^[\w-]{43}$/);
  });

  test("S7: 11回目の間違いは429になり、正しくても待つ", async () => {
    const here = await open();
    for (let count = 0; count < 10; count += 1) {
      expect((await change(here, { current_password: "x", password: next })).statusCode).toBe(400);
    }
    const refused = await change(here, { current_password: testPassword, password: next });

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(120);
    expect(refused.json().error).toBe(
      `パスワードの間違いが続いたため、あと3分お待ちください。そのあと、もう一度お試しください。`,
    );
    await server.db.query("update rate_limits set expire = expire - 180000");
    expect((await change(here, { current_password: testPassword, password: next })).statusCode).toBe(200);
  });

  test("正しいパスワードなら、何度変えても待たされない", async () => {
    const here = await open();
    for (let count = 0; count < 11; count += 1) {
      const [from, to] = count % 2 === 0 ? [testPassword, next] : [next, testPassword];
      expect((await change(here, { current_password: from, password: to })).statusCode).toBe(200);
    }
  });

  test("2台から同時に変えても、変わるのは1つだけ", async () => {
    const [here, phone] = [await open(), await open()];
    const body = { current_password: testPassword, end_others: false };
    const replies = await Promise.all([
      change(here, { ...body, password: `${next}・1` }),
      change(phone, { ...body, password: `${next}・2` }),
    ]);
    const won = replies.findIndex(({ statusCode }) => statusCode === 200);

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await signIn(server.app, email, `${next}・${won + 1}`)).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    { name: "よく使われている", password: "Password1", failure: "よく使われているパスワードは使えません" },
    {
      name: "自分のメールアドレス",
      password: email.toUpperCase(),
      failure: "メールアドレスと同じパスワードは使えません",
    },
    {
      name: "7文字",
      password: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧",
      failure: "パスワードは8文字以上で入力してください",
    },
  ])("S9: $name なら、その項目で知らせる", async ({ password, failure }) => {
    const reply = await change(await open(), { current_password: testPassword, password });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { password: failure }]);
  });
});
