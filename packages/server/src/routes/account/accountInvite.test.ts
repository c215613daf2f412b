import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tokenHash } from "../../security/tokens.ts";
import { dumpDatabase, signIn } from "../../testing.ts";
import { newcomer, startCoachesServer } from "../coaches/coaches.fixtures.ts";

const day = 24 * 60 * 60;
const deadInvite = {
  code: "not_found",
  error: "この招待は使えません。期限が切れたか、取り消されたか、すでに使われています。",
};

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

describe("BE-9: 招待", () => {
  test("リンクを開くとチーム名と役割が分かり、登録するとその場で入れる", async () => {
    const issued = await server.invite({ coach_type: "manager" });
    const { code } = issued.json();
    const accepted = await server.accept(code);
    const { token } = accepted.json();

    expect([issued.statusCode, issued.json()]).toEqual([
      201,
      { code: expect.stringMatching(/^[\w-]{43}$/), expires_at: "2026-04-12T03:00:00.000Z", mailed: false },
    ]);
    expect(accepted.statusCode).toBe(201);
    expect(accepted.headers["set-cookie"]).toMatch(/^kyuseki_device=/);
    expect(accepted.json()).toMatchObject({
      success: true,
      user: { name: "新任 三郎", coach_type: "manager", is_coach: true },
      team: { name: "青葉台" },
    });
    expect((await server.call("GET", "/api/session", token)).json()).toEqual(accepted.json());
    expect(await signIn(server.app, newcomer.email, newcomer.password)).toMatch(/^[\w-]{43}$/);
    expect((await server.list()).coaches).toHaveLength(3);
  });

  test("開いただけでは使われたことにならず、役割とあて先が分かる", async () => {
    const code = await server.newCode({ coach_type: "coach", email: "shinnin@coaches.example" });
    const seen = {
      team_name: "青葉台",
      coach_type: "coach",
      email: newcomer.email,
      expires_at: "2026-04-12T03:00:00.000Z",
      asks_code: true,
    };
    expect([(await server.check(code)).json(), (await server.check(code)).json()]).toEqual([seen, seen]);
  });

  test("あて先を書けば、設定した住所のリンクがメールで届き、一覧に載る", async () => {
    const reply = await server.invite({ coach_type: "coach", email: " shinnin@coaches.example " });
    const { code, mailed } = reply.json();

    expect(mailed).toBe(true);
    expect(await server.mails()).toEqual([
      { recipient: newcomer.email, subject: "【球跡】指導者としての招待", body: expect.any(String) },
    ]);
    const [{ body }] = await server.mails();
    expect(body).toContain(`\nhttps://kyuseki.example/invite#${code}\n`);
    expect(body).toContain("「青葉台」から、球跡 Kyuseki に指導者として招待されました。");
    expect(body).toContain("リンクは4月12日 12:00まで、1回だけ使えます。");
    expect((await server.list()).invites).toEqual([
      { id: expect.any(Number), coach_type: "coach", email: newcomer.email, expires_at: "2026-04-12T03:00:00.000Z" },
    ]);
  });

  test("S1: データベースにあるのはSHA-256だけで、送り直しの控えからもコードは読めない", async () => {
    const reply = await server.asManager("POST", "/api/coach/coaches/invite", { coach_type: "coach" }, randomUUID());
    const { rows } = await server.db.query("select code_hash from coach_invites");
    expect(rows).toEqual([{ code_hash: tokenHash(reply.json().code) }]);
    expect(await dumpDatabase(server.db)).not.toContain(reply.json().code);
  });

  test("R5: 同じあて先への招待は、何度送っても1件で、使えるのは最後のリンクだけ", async () => {
    const codes = [];
    for (const email of [newcomer.email, newcomer.email.toUpperCase()]) {
      codes.push(await server.newCode({ coach_type: "coach", email }));
    }
    expect((await server.list()).invites).toHaveLength(1);
    expect((await Promise.all(codes.map(server.check))).map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  });

  test("S7: 1人が1時間に送れる招待は20件まで", async () => {
    for (let count = 0; count < 20; count += 1) expect((await server.invite()).statusCode).toBe(201);
    expect((await server.invite()).statusCode).toBe(429);
  });
});

describe("使えない招待", () => {
  const refused = async (code: string) => {
    const replies = [await server.check(code), await server.accept(code, { email: "hoka@coaches.example" })];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [404, deadInvite],
      [404, deadInvite],
    ]);
  };

  test("使えるのは1回だけで、同時に2人でも1人だけ", async () => {
    const code = await server.newCode();
    const replies = await Promise.all([server.accept(code), server.accept(code, { email: "hoka@coaches.example" })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
    await refused(code);
  });

  test("S3: 7日の1秒前なら使え、7日ちょうどで切れて、一覧からも消える", async () => {
    const code = await server.newCode();
    await server.advance(7 * day - 1);
    expect((await server.check(code)).statusCode).toBe(200);
    await server.advance(7 * day);
    await refused(code);
    expect((await server.list()).invites).toEqual([]);
  });

  test("取り消すと使えない。もう一度取り消せば404", async () => {
    const code = await server.newCode();
    const [{ id }] = (await server.list()).invites;
    const revoke = (key: string) => server.asManager("DELETE", `/api/coach/coaches/invite/${id}`, undefined, key);

    expect((await revoke("a")).json()).toEqual({ success: true });
    await refused(code);
    expect([(await revoke("a")).statusCode, (await revoke("b")).statusCode]).toEqual([200, 404]);
  });

  test("使われているメールアドレスなら、その項目で知らせ、招待は残る", async () => {
    const code = await server.newCode();
    const reply = await server.accept(code, { email: "OTHER@coaches.example" });

    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        code: "conflict",
        error: "このメールアドレスは、すでに登録されています。",
        fields: { email: "すでに登録されているメールアドレスです" },
      },
    ]);
    expect((await server.accept(code)).statusCode).toBe(201);
  });

  test.each([
    { field: "name", changes: { name: " " }, failure: "お名前を入力してください" },
    { field: "email", changes: { email: "x" }, failure: "メールアドレスの形を確認してください" },
    { field: "password", changes: { password: "baseball" }, failure: "よく使われているパスワードは使えません" },
    { field: "password", changes: { password: newcomer.email }, failure: "メールアドレスと同じパスワードは使えません" },
  ])("S9: $field の「$failure」でも、招待は残る", async ({ field, changes, failure }) => {
    const code = await server.newCode();
    const reply = await server.accept(code, changes);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: failure }]);
    expect((await server.check(code)).statusCode).toBe(200);
  });
});
