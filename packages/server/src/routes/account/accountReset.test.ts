import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { tokenHash } from "../../security/tokens.ts";
import { upsertCoachReset } from "../../store/account/oneTimeLinks.ts";
import { addTeam, addUser, removeTeams, signIn, startTestServer, testPassword } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const email = "kantoku@reset.example";
const next = "夏の大会まであと90日";
const hour = 60 * 60;
const deadLink = {
  code: "not_found",
  error: "このリンクは使えません。期限が切れたか、すでに使われています。",
};

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let userId: number;
let place = 0;
beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    config: {
      publicUrl: "https://kyuseki.example/app",
      // Nobody listens there: the mails stay where they can be read.
      mail: { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined },
    },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  place += 1;
  await removeTeams(server.db, ["rate_limits", "outbox"]);
  const team = await addTeam(server.db);
  userId = (await addUser(server.db, team.team_id, { email })).id;
  await addUser(server.db, team.team_id, { email: "yameta@reset.example", disabled_at: start });
});

const advance = (seconds: number) => {
  clock = new Date(start.getTime() + seconds * 1000);
};
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url, payload, headers, remoteAddress: `192.0.2.${place}` });
const ask = (address = email, headers = {}) => post("/api/password-reset", { email: address }, headers);
const check = (code: string) => post("/api/password-reset/check", { code });
const finish = (code: string, password = next) => post("/api/password-reset/finish", { code, password });
const mails = async () =>
  (await server.db.query("select recipient, subject, body from outbox order by created_at")).rows;
const codeIn = (body: string) => /#([\w-]{43})\n/.exec(body)?.[1] ?? "";
const newCode = async () => {
  await server.db.query("delete from outbox");
  await ask();
  return codeIn((await mails())[0].body);
};
const statusWith = async (token: string) =>
  (await server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } })).statusCode;

describe("BE-9: メールでの再設定", () => {
  test("リンクは設定した住所で始まり、Hostヘッダーには動かされない", async () => {
    await ask(email.toUpperCase(), { host: "evil.example", "x-forwarded-host": "evil.example" });
    const [mail, ...others] = await mails();

    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: "【球跡】パスワードの再設定" });
    expect(mail.body).toMatch(/\n\nhttps:\/\/kyuseki\.example\/app\/password-reset#[\w-]{43}\n\n/);
    expect(mail.body).toContain("リンクは4月5日 14:00まで、1回だけ使えます。");
    expect(mail.body).not.toContain("evil");
  });

  test("リンクの持ち主と期限が分かり、新しいパスワードで入れるようになる", async () => {
    const code = await newCode();

    expect((await check(code)).json()).toEqual({
      email_hint: "k••••@reset.example",
      expires_at: "2026-04-05T05:00:00.000Z",
    });
    expect((await finish(code)).json()).toEqual({ success: true });
    await expect(signIn(server.app, email, testPassword)).rejects.toThrow("401");
    expect(await signIn(server.app, email, next)).toMatch(/^[\w-]{43}$/);
  });

  test("S4: 終えると、その人のすべての端末が終わる", async () => {
    const tokens = [
      await createSession(server.db, userId, false, clock),
      await createSession(server.db, userId, true, clock),
    ];
    await finish(await newCode());
    expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
  });

  test("P5: メールで届いたリンクで終えると、アドレスは確認済みになる。監督が渡したリンクでは、ならない", async () => {
    const verified = async () =>
      (await server.db.query("select email_verified_at as at from users where id = $1", [userId])).rows[0].at;
    const handed = newLink(clock, 1);
    const { rows } = await server.db.query("select team_id from users where id = $1", [userId]);
    await upsertCoachReset(server.db, rows[0].team_id, userId, handed.stored);
    expect((await finish(handed.code)).statusCode).toBe(200);
    expect(await verified()).toBeNull();
    expect((await finish(await newCode())).statusCode).toBe(200);
    expect(await verified()).toEqual(clock);
  });

  test("S1: データベースにあるのはSHA-256だけ", async () => {
    const code = await newCode();
    const { rows } = await server.db.query("select code_hash, to_jsonb(r)::text as row from password_resets r");

    expect(rows).toHaveLength(1);
    expect(rows[0].code_hash).toEqual(tokenHash(code));
    expect(rows[0].row).not.toContain(code);
  });
});

describe("使えないリンク", () => {
  const refused = async (code: string) => {
    const replies = [await check(code), await finish(code, "ほかのパスワード")];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [404, deadLink],
      [404, deadLink],
    ]);
  };

  test("使えるのは1回だけ", async () => {
    const code = await newCode();
    await finish(code);
    await refused(code);
    expect(await signIn(server.app, email, next)).toMatch(/^[\w-]{43}$/);
  });

  test("同時に2回使っても、通るのは1回だけ", async () => {
    const code = await newCode();
    const replies = await Promise.all([finish(code, `${next}1`), finish(code, `${next}2`)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test("S3: 2時間の1秒前なら使え、2時間ちょうどで切れる", async () => {
    const code = await newCode();
    advance(2 * hour - 1);
    expect((await check(code)).statusCode).toBe(200);
    advance(2 * hour);
    await refused(code);
  });

  test("申し込み直すと、前のリンクは使えない", async () => {
    const first = await newCode();
    const second = await newCode();
    await refused(first);
    expect((await finish(second)).statusCode).toBe(200);
  });

  test("S4: 無効になったアカウントと、パスワードを変えた後のリンクは使えない", async () => {
    const disabled = await newCode();
    await server.db.query("update users set disabled_at = $1 where id = $2", [clock, userId]);
    await refused(disabled);
    await server.db.query("update users set disabled_at = null where id = $1", [userId]);

    const authorization = `Token ${await createSession(server.db, userId, false, clock)}`;
    await post("/api/account/password", { current_password: testPassword, password: next }, { authorization });
    await refused(disabled);
  });

  test("作り話のコードと、形の違うコード", async () => {
    await refused("A".repeat(43));
    expect((await check("../etc")).json().fields).toEqual({ code: "リンクが正しくありません" });
  });

  test("S9: 弱いパスワードでは、リンクは使われたことにならない", async () => {
    const code = await newCode();
    const weak = await finish(code, "password1");
    expect([weak.statusCode, weak.json().fields]).toEqual([
      400,
      { password: "よく使われているパスワードは使えません" },
    ]);
    expect((await finish(code)).statusCode).toBe(200);
  });
});

describe("S8: 申し込みの返事からは、登録の有無が分からない", () => {
  test.each([
    { name: "いないメールアドレス", address: "inai@reset.example" },
    { name: "無効なアカウント", address: "yameta@reset.example" },
  ])("$name でも、返事も、データベースへの問い合わせも同じで、メールは出ない", async ({ address }) => {
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const asked = async (to: string) => {
      statements.mockClear();
      const { statusCode, body, headers } = await ask(to);
      const { "x-request-id": _id, date: _date, ...rest } = headers;
      const texts = statements.mock.calls
        .map(([query]) => String(query))
        .filter((text) => /password_resets|into outbox/.test(text));
      return { statusCode, body, headers: rest, texts };
    };
    const unknown = await asked(address);
    const nothing = await mails();
    const known = await asked(email);
    statements.mockRestore();

    expect(unknown).toEqual(known);
    expect(known.texts).toHaveLength(2);
    expect([known.statusCode, known.body]).toEqual([200, '{"success":true}']);
    expect(nothing).toEqual([]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email]);
  });

  test.each([email, "inai@reset.example"])(
    "S7: %s へは1時間に5回までで、その後は待つ時間とともに429",
    async (address) => {
      for (let count = 0; count < 5; count += 1) {
        place += 1;
        expect((await ask(address)).statusCode).toBe(200);
      }
      place += 1;
      const refused = await ask(address);

      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
      expect(refused.json().error).toBe(
        "再設定の申し込みが続いたため、あと約1時間お待ちください。そのあと、もう一度お試しください。",
      );
    },
  );

  test("S7: 同じ場所からは、メールアドレスを変えても1時間に5回まで", async () => {
    const replies = [];
    for (let count = 0; count < 6; count += 1) replies.push((await ask(`u${count}@reset.example`)).statusCode);
    expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test("S10: 知らない人があちこちから間違え続けても、パスワードを設定し直した人は、その端末でいつでも入れる", async () => {
  const login = (password: string, cookie = "") => post("/api/login", { email, password }, { cookie });
  const spoil = async () => {
    // Forty wrong passwords from forty places; the first ones are counted by hand, as each costs a hash.
    place += 1;
    await login("x");
    await server.db.query("update rate_limits set points = 39 where key like 'login-account:%'");
    place += 1;
    await login("x");
    place += 1;
  };
  await spoil();
  expect((await login(testPassword)).statusCode).toBe(429);

  const done = await finish(await newCode());
  const cookie = String(done.headers["set-cookie"]).split(";")[0] ?? "";
  expect((await login(next)).statusCode).toBe(200);
  await spoil();
  expect((await login(next)).statusCode).toBe(429);
  expect((await login(next, cookie)).statusCode).toBe(200);
});

test("メールを送れない設定なら、返事は同じで、いまあるリンクも変わらない", async () => {
  const quiet = await startTestServer({ now: () => clock });
  const team = await addTeam(quiet.db);
  await addUser(quiet.db, team.team_id, { email });
  const reply = await quiet.app.inject({ method: "POST", url: "/api/password-reset", payload: { email } });
  const { rows } = await quiet.db.query("select 1 from password_resets union all select 1 from outbox");
  await quiet.stop();

  expect([reply.statusCode, reply.json(), rows]).toEqual([200, { success: true }, []]);
});
