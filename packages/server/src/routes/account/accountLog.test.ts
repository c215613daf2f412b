import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { addTeam, addUser, startTestServer, testPassword } from "../../testing.ts";

const email = "kantoku@log.example";
const next = "夏の大会まであと90日";
const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let app: ReturnType<typeof buildApp>;
let log = "";
beforeAll(async () => {
  server = await startTestServer();
  const lines = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = buildApp({
    db: server.db,
    files: server.files,
    config: {
      trustProxy: false,
      demo: false,
      topSiteUrl: undefined,
      playerSiteUrl: undefined,
      publicUrl: "https://kyuseki.example",
      mail: { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined },
    },
    now: () => now,
    log: pino({ level: "trace" }, lines),
  });
  const team = await addTeam(server.db);
  await addUser(server.db, team.team_id, { email, coach_type: "manager" });
  await addUser(server.db, team.team_id, { email: "coach@log.example" });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function post(url: string, payload: object | undefined, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Token ${token}` };
  return (await app.inject({ method: "POST", url, headers, ...(payload && { payload }) })).json();
}

test("S5: コード・トークン・パスワード・メールアドレスは、記録のどこにも出ない", async () => {
  const { token, user } = await post("/api/login", { email, password: testPassword });
  const { code: invited } = await post("/api/coach/coaches/invite", { coach_type: "coach" }, token);
  await post("/api/invite/accept", { code: invited, name: "新任", email, password: next });
  const invitee = { code: invited, email: "new@log.example" };
  await post("/api/invite/code", invitee);
  const confirmation = await server.db.query("delete from outbox returning body");
  const digits = /\n(\d{8})\n/.exec(confirmation.rows[0].body)?.[1];
  const accepted = await post("/api/invite/accept", { ...invitee, email_code: digits, name: "新任", password: next });
  const { code: handed } = await post(`/api/coach/coaches/${user.id + 1}/reset-link`, undefined, token);
  await post("/api/password-reset/check", { code: handed });
  await post("/api/password-reset/finish", { code: handed, password: next });
  await post("/api/password-reset/finish", { code: handed, password: next });
  await post("/api/password-reset", { email });
  const { rows } = await server.db.query("select body from outbox");
  const mailed = /#([\w-]{43})\n/.exec(rows[0].body)?.[1];
  // Not only well-formed calls: a broken table makes the server log an error with what it was doing.
  await server.db.query("alter table password_resets rename to gone");
  await post("/api/password-reset/finish", { code: mailed, password: next });
  await server.db.query("alter table gone rename to password_resets");
  // As the links of earlier releases were.
  await app.inject(`/invite/${invited}`);

  const secrets = [
    token,
    accepted.token,
    invited,
    digits,
    handed,
    mailed,
    testPassword,
    next,
    email,
    "new@log.example",
  ];
  expect(secrets.every((secret) => typeof secret === "string" && secret.length >= 8)).toBe(true);
  expect(log).toContain('"route":"/api/password-reset/finish"');
  expect(log).toContain("request failed");
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test("S5: 名前とメールアドレスの変更でも、アドレス・コード・名前は記録のどこにも出ない", async () => {
  const { token, user } = await post("/api/login", { email: "new@log.example", password: next });
  await server.db.query("update users set coach_type = 'manager' where id = $1", [user.id]);
  await server.db.query("delete from outbox");
  const moved = { email: "moved@log.example", current_password: next };
  await post("/api/account/email", { ...moved, current_password: "chigau-password" }, token);
  await post("/api/account/email", moved, token);
  const { rows } = await server.db.query("select body from outbox");
  const digits = /\n(\d{8})\n/.exec(rows[0].body)?.[1];
  await post("/api/account/email/confirm", { email: moved.email, code: digits }, token);
  const other = { name: "改名されたコーチ", email: "other@log.example" };
  const { id } = (await server.db.query("select id from users where email = 'coach@log.example'")).rows[0];
  expect(await post(`/api/coach/coaches/${id}/account`, other, token)).toMatchObject(other);
  await server.db.query("alter table coach_invites rename to gone");
  await post(`/api/coach/coaches/${id}/account`, { email: "broken@log.example" }, token);
  await server.db.query("alter table gone rename to coach_invites");

  const secrets = [moved.email, digits, "chigau-password", other.name, other.email, "broken@log.example"];
  expect(secrets.every((secret) => typeof secret === "string" && secret.length >= 8)).toBe(true);
  expect(log).toContain('"route":"/api/coach/coaches/:id/account"');
  expect(secrets.filter((secret) => log.includes(secret ?? ""))).toEqual([]);
});
