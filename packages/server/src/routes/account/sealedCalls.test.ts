import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteSealedAnswers } from "../../store/platform/sealedAnswers.ts";
import { dumpDatabase, signIn, testPassword } from "../../testing.ts";
import { newcomer, startCoachesServer } from "../coaches/coaches.fixtures.ts";

const inviting = "/api/coach/coaches/invite";
const manager = "kantoku@coaches.example";
const password = "秋の大会まであと30日";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

type Reply = Awaited<ReturnType<typeof server.call>>;
const answers = (replies: readonly Reply[]) => new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`));
const count = async (rows: string) => (await server.db.query(`select 1 from ${rows}`)).rowCount;
const sealed = async (): Promise<number | null> => count("sealed_answers");
const twice = async (send: () => Promise<Reply>) => [await send(), await send()];
const resetCode = async () => {
  const { rows } = await server.db.query("select body from outbox where body like '%password-reset#%'");
  return /password-reset#([\w-]{43})/.exec(rows[0]?.body)?.[1] ?? "";
};

describe("D-7: 秘密を運ぶ呼び出しも、同じ鍵なら1度だけ", () => {
  test("招待とパスワードの再設定リンクは、送り直しても同じリンクで、1件のまま", async () => {
    const [inviteKey, resetKey] = [randomUUID(), randomUUID()];
    const invites = await twice(() => server.asManager("POST", inviting, { coach_type: "coach" }, inviteKey));
    const link = `/api/coach/coaches/${server.ids().coach}/reset-link`;
    const links = await twice(() => server.asManager("POST", link, undefined, resetKey));

    expect([answers(invites).size, invites[0]?.statusCode, await count("coach_invites")]).toEqual([1, 201, 1]);
    expect([answers(links).size, links[0]?.statusCode]).toEqual([1, 201]);
    expect((await server.check(invites[0]?.json().code)).statusCode).toBe(200);
  });

  test("同時に10回の登録でも、できるアカウントは1つで、どれも同じセッション", async () => {
    const code = await server.newCode();
    const body = { code, ...newcomer, email_code: await server.mailedCode(code, newcomer.email) };
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.call("POST", "/api/invite/accept", undefined, body, key)),
    );
    expect([answers(replies).size, replies[0]?.statusCode]).toEqual([1, 201]);
    expect(await count(`users where email = '${newcomer.email}'`)).toBe(1);
  });

  test("変えたあとのパスワードの変更は、送り直しても「正しくありません」にならず、数えない", async () => {
    const token = await signIn(server.app, manager, testPassword);
    const key = randomUUID();
    const change = { current_password: testPassword, password, end_others: true };
    const replies = await twice(() => server.call("POST", "/api/account/password", token, change, key));
    expect([...answers(replies)]).toEqual(['200 {"success":true}']);
    expect(await count("audit_log where action = 'password_changed'")).toBe(1);
    expect(await signIn(server.app, manager, password)).toMatch(/^[\w-]{43}$/);
  });

  test("再設定のメールは1通で、使ったリンクの送り直しも成功のまま", async () => {
    const [askKey, useKey] = [randomUUID(), randomUUID()];
    const asked = await twice(() => server.call("POST", "/api/password-reset", undefined, { email: manager }, askKey));
    const body = { code: await resetCode(), password };
    const used = await twice(() => server.call("POST", "/api/password-reset/finish", undefined, body, useKey));
    expect([...answers([...asked, ...used])]).toEqual(['200 {"success":true}']);
    expect(await count("outbox where body like '%password-reset#%'")).toBe(1);
  });

  test("確認コードのメールも、送り直しで増えない", async () => {
    const body = { code: await server.newCode(), email: newcomer.email };
    const key = randomUUID();
    const replies = await twice(() => server.call("POST", "/api/invite/code", undefined, body, key));
    expect([answers(replies).size, replies[0]?.statusCode]).toEqual([1, 200]);
    expect(await count("outbox where subject like '%確認コード'")).toBe(1);
  });
});

describe("控え", () => {
  test("S1: パスワードもコードもセッションも、鍵なしには読めない", async () => {
    const code = await server.newCode();
    const body = { code, ...newcomer, email_code: await server.mailedCode(code, newcomer.email) };
    const key = randomUUID();
    const reply = await server.call("POST", "/api/invite/accept", undefined, body, key);
    const dump = await dumpDatabase(server.db);
    expect(await sealed()).toBe(1);
    for (const secret of [key, code, newcomer.password, reply.json().token]) expect(dump).not.toContain(secret);
  });

  test("内容の違う同じ鍵は409、別の人の同じ鍵は別の操作、断られた呼び出しの鍵は残らない", async () => {
    const key = randomUUID();
    const other = await signIn(server.app, "other@coaches.example", testPassword);
    const gone = { code: "x".repeat(43), password };
    await server.asManager("POST", inviting, { coach_type: "coach" }, key);
    const changed = await server.asManager("POST", inviting, { coach_type: "manager" }, key);
    const foreign = await server.call("POST", inviting, other, { coach_type: "coach" }, key);
    const refused = await server.call("POST", "/api/password-reset/finish", undefined, gone, randomUUID());
    expect([changed.statusCode, foreign.statusCode, refused.statusCode, await sealed()]).toEqual([409, 201, 404, 2]);
    expect(changed.json().error).toBe("同じ操作が別の内容で送信されました。もう一度お試しください。");
  });

  test("当てられるほど短い鍵は400で、何も保存しない", async () => {
    const reply = await server.asManager("POST", inviting, { coach_type: "coach" }, "k".repeat(31));
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { "Idempotency-Key": "32文字以上で指定してください" },
    ]);
    expect([await sealed(), await count("coach_invites")]).toEqual([0, 0]);
  });

  test("P4 24時間を過ぎると消える", async () => {
    await server.asManager("POST", inviting, { coach_type: "coach" }, randomUUID());
    const { rows } = await server.db.query("select created_at from sealed_answers");
    expect(await deleteSealedAnswers(server.db, rows[0].created_at)).toBe(0);
    expect(await deleteSealedAnswers(server.db, new Date(rows[0].created_at.getTime() + 1))).toBe(1);
  });
});
