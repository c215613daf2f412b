import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addTeam, startTestServer } from "../../testing.ts";
import { newcomer, startCoachesServer } from "../coaches/coaches.fixtures.ts";

const wrongCode = "確認コードが違うか、期限が切れています。メールに書かれた数字を確認してください";
const wrongAddress = "招待されたメールアドレスで登録してください";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

const invitedTo = (email: string | null) => server.newCode({ coach_type: "coach", email });
const verified = async (email = newcomer.email) =>
  (await server.db.query("select email_verified_at as at from users where lower(email) = lower($1)", [email])).rows[0]
    ?.at;

describe("P5: 招待は、届いたアドレスの人だけが受けられる（メールを送るサーバー）", () => {
  test("アドレスに届いた8桁を入れると登録でき、アドレスは確認済みになる", async () => {
    const code = await invitedTo(newcomer.email);
    await server.db.query("delete from outbox");
    const asked = await server.call("POST", "/api/invite/code", undefined, { code, email: newcomer.email });
    const [mail] = await server.mails();

    expect([asked.statusCode, asked.json()]).toEqual([200, { success: true }]);
    expect([mail.recipient, mail.subject]).toEqual([newcomer.email, "【球跡】メールアドレスの確認コード"]);
    const [, email_code] = /\n(\d{8})\n/.exec(mail.body) ?? [];
    const typed = `${email_code?.slice(0, 4)} ${email_code?.slice(4)}`;
    expect((await server.accept(code, { email_code: typed })).statusCode).toBe(201);
    expect(await verified()).toEqual(server.now());
  });

  test("コードがない・違う・ほかのアドレスのもの・期限の切れたものでは登録できず、招待は残る", async () => {
    const code = await invitedTo(null);
    const of = (changes: object) =>
      server.accept(code, changes).then((reply) => [reply.statusCode, reply.json().fields]);
    const others = await server.mailedCode(code, "hoka@coaches.example");
    const own = await server.mailedCode(code, newcomer.email);

    expect(await of({ email_code: undefined })).toEqual([400, { email_code: "確認コードを入力してください" }]);
    expect(await of({ email_code: own === "00000000" ? "11111111" : "00000000" })).toEqual([
      400,
      { email_code: wrongCode },
    ]);
    expect(await of({ email_code: others })).toEqual([400, { email_code: wrongCode }]);
    await server.advance(2 * 60 * 60);
    expect(await of({ email_code: own })).toEqual([400, { email_code: wrongCode }]);
    expect((await server.check(code)).statusCode).toBe(200);
    expect(await verified()).toBeUndefined();
  });

  test("ほかのアドレスでは、コードは届かず、登録もできない。大文字と小文字は区別しない", async () => {
    const code = await invitedTo(newcomer.email);
    await server.db.query("delete from outbox");
    const other = { code, email: "hoka@coaches.example" };
    const asked = await server.call("POST", "/api/invite/code", undefined, other);
    const accepted = await server.accept(code, { email: other.email });

    expect([asked.statusCode, asked.json().fields]).toEqual([400, { email: wrongAddress }]);
    expect([accepted.statusCode, accepted.json().fields]).toEqual([400, { email: wrongAddress }]);
    expect(await server.mails()).toEqual([]);
    expect((await server.accept(code, { email: newcomer.email.toUpperCase() })).statusCode).toBe(201);
  });

  test("S7: 10回まちがえると、正しいコードも3分は受け付けない。1つの招待から送れるのは1時間に20通", async () => {
    const code = await invitedTo(null);
    const own = await server.mailedCode(code, newcomer.email);
    const wrong = own === "00000000" ? "11111111" : "00000000";
    for (let count = 0; count < 10; count += 1) {
      expect((await server.accept(code, { email_code: wrong })).statusCode).toBe(400);
    }
    expect((await server.accept(code, { email_code: own })).statusCode).toBe(429);
    await server.db.query("delete from rate_limits where key like 'invite-code%'");
    const ask = () => server.call("POST", "/api/invite/code", undefined, { code, email: newcomer.email });
    for (let count = 0; count < 20; count += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  test("使えない招待では、コードは届かない", async () => {
    const asked = await server.call("POST", "/api/invite/code", undefined, {
      code: "x".repeat(43),
      email: newcomer.email,
    });
    expect([asked.statusCode, await server.mails()]).toEqual([404, []]);
  });
});

describe("P5: メールを送らないサーバー、デモのチーム", () => {
  test("コードは尋ねられず、招待されたアドレスでだけ登録でき、アドレスは未確認のまま", async () => {
    const quiet = await startTestServer({ databaseUrl: server.databaseUrl, now: server.now });
    const code = await invitedTo(newcomer.email);
    const post = (url: string, payload: object) => quiet.app.inject({ method: "POST", url, payload });
    expect((await post("/api/invite/check", { code })).json()).toMatchObject({
      asks_code: false,
      email: newcomer.email,
    });
    const other = await post("/api/invite/accept", { ...newcomer, code, email: "hoka@coaches.example" });
    expect([other.statusCode, other.json().fields]).toEqual([400, { email: wrongAddress }]);
    expect((await post("/api/invite/accept", { ...newcomer, code })).statusCode).toBe(201);
    expect(await verified()).toBeNull();
    await quiet.stop();
  });

  test("デモのチームでは、メールのあるサーバーでも尋ねられない", async () => {
    await server.db.query("update teams set demo = true");
    await addTeam(server.db);
    const code = await invitedTo(null);
    expect((await server.check(code)).json()).toMatchObject({ asks_code: false });
    expect((await server.call("POST", "/api/invite/accept", undefined, { ...newcomer, code })).statusCode).toBe(201);
  });
});
