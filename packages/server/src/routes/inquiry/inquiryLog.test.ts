import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { smtpError, startSmtpServer } from "../../notify/smtpServer.fixture.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  server = await startTestServer();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

function logging(mail: typeof smtp.mail | undefined) {
  let text = "";
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined, mail };
  const app = buildApp({
    db: server.db,
    files: server.files,
    config,
    now: () => now,
    log: pino({ level: "trace" }, sink),
  });
  return { app, log: () => text };
}

test("S5: お問い合わせの内容・差出人・宛先も、参加コードも、トークンも、記録に残らない", async () => {
  const { team_id } = await addTeam(server.db);
  const user = await addUser(server.db, team_id, {
    coach_type: "manager",
    email: "himitsu@log.example",
    name: "秘密 花子",
  });
  const token = await createSession(server.db, user.id, false, now);
  const headers = { authorization: `Token ${token}` };
  smtp.judgeBy(({ to }) => smtpError(550, `<${to}>: no such user`));

  const { app, log } = logging(smtp.mail);
  const payload = { category: "bug", pageInfo: "秘密の画面", deviceInfo: "秘密の端末", inquiry: "秘密の内容" };
  await app.inject({ method: "POST", url: "/api/inquiry", headers, payload });
  const issued = await app.inject({ method: "POST", url: "/api/coach/team/join_code", headers });
  await server.db.query("alter table inquiries add constraint broken check (category <> 'bug') not valid");
  const failed = await app.inject({ method: "POST", url: "/api/inquiry", headers, payload });
  await expect.poll(log).toContain("a mail could not be sent");
  await app.close();

  expect(failed.statusCode).toBe(500);
  expect(log()).toContain('"route":"/api/inquiry","status":201');
  expect(log()).toContain('"msg":"request failed"');
  const { code } = issued.json().join_code;
  const secrets = ["秘密", "himitsu@log.example", smtp.mail.operatorEmail, "お問い合わせ", code, token];
  expect(secrets.filter((secret) => log().includes(secret))).toEqual([]);
});

test("SMTPの設定がなければ、始まりにそのことを1行だけ言う", async () => {
  const { app, log } = logging(undefined);
  await app.ready();
  await app.close();
  expect(log().split("Mail is off: KYUSEKI_SMTP_URL is not set.")).toHaveLength(2);
});
