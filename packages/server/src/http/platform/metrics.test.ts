import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIngestFixture } from "../../routes/ingest/ingest.fixtures.ts";
import { upsertLastBackup } from "../../store/platform/lastBackup.ts";
import { addTeam, addUser, startTestServer, type TestServer } from "../../testing.ts";
import { createSession } from "../auth/sessions.ts";

const now = () => new Date("2026-11-20T12:00:00Z");
const metricsToken = "metrics-token-0123456789";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now, config: { metricsToken } });
});
afterAll(() => server.stop());

const scrape = (authorization?: string, { app } = server) =>
  app.inject({ url: "/metrics", headers: authorization ? { authorization } : {} });
const figures = async (from = server) => {
  const { statusCode, body } = await scrape(`Bearer ${metricsToken}`, from);
  expect(statusCode).toBe(200);
  return Object.fromEntries(
    body.split("\n").flatMap((line) => {
      const [, name = "", value] = /^(kyuseki_\S+) (\S+)$/.exec(line) ?? [];
      return value === undefined ? [] : [[name, Number(value)]];
    }),
  );
};

test("OP-4 トークンを決めなければ、ページはない", async () => {
  const off = await startTestServer({ now });
  expect((await scrape(`Bearer ${metricsToken}`, off)).body).not.toContain("kyuseki_sessions");
  await off.stop();
});

test.each([undefined, "Bearer wrong", `Token ${metricsToken}`, `Bearer ${metricsToken}x`])(
  "OP-4 %s では401",
  async (sent) => {
    const { statusCode, body } = await scrape(sent);
    expect([statusCode, body]).toEqual([401, expect.not.stringContaining("kyuseki_sessions")]);
  },
);

test("OP-4 返事の数と時間、接続、メール、セッション、バックアップの古さが出て、だれのこともわからない", async () => {
  const { team_id } = await addTeam(server.db, { name: "秘密クラブ" });
  const { id, email } = await addUser(server.db, team_id);
  const token = await createSession(server.db, id, false, now());
  await server.db.query(
    `insert into outbox (recipient, subject, body, created_at, due_at, failed_at) values
     ($1, 's', 'b', $2::timestamptz - interval '90 seconds', $2, null), ($1, 's', 'b', $2, $2, $2)`,
    [email, now()],
  );
  await upsertLastBackup(server.db, new Date(now().getTime() - 60_000), null);
  await server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } });
  await server.app.inject({
    url: `/api/coach/memberlist/member/77?q=${encodeURIComponent("秘密")}`,
    headers: { authorization: `Token ${token}` },
  });

  const told = await figures();
  const count = 'kyuseki_http_request_duration_seconds_count{method="GET"';
  expect(told).toMatchObject({
    [`${count},route="/api/session",status="200"}`]: 1,
    [`${count},route="/api/coach/memberlist/member/:id",status="404"}`]: 1,
    kyuseki_outbox_mails: 1,
    kyuseki_outbox_oldest_seconds: 90,
    kyuseki_outbox_failed_mails: 1,
    kyuseki_sessions: 1,
    kyuseki_backup_age_seconds: 60,
    'kyuseki_database_connections{state="waiting"}': 0,
    'kyuseki_requests{lane="light",state="inside"}': 0,
    'kyuseki_requests{lane="heavy",state="waiting"}': 0,
    'kyuseki_requests_shed{why="full"}': 0,
  });
  const { body } = await scrape(`Bearer ${metricsToken}`);
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  for (const secret of ["秘密", email, token, metricsToken, encodeURIComponent("秘密")])
    expect(body).not.toContain(secret);
});

test("OP-4 届いた行は、どうなったかごとに数える", async () => {
  const fixture = await openIngestFixture({ metricsToken });
  const row = { ...fixture.sato, source_id: randomUUID(), datetime: now().getTime() / 1000, body: "書いた。" };
  await fixture.push("notes", [row, { ...row, source_id: "" }]);
  const told = await figures(fixture);
  const ofNotes = Object.entries(told).filter(([name]) => name.startsWith("kyuseki_ingest_rows_total"));
  await fixture.stop();
  expect(ofNotes.map(([name, value]) => [/outcome="(\w+)"/.exec(name)?.[1], value])).toEqual([
    ["accepted", 1],
    ["updated", 0],
    ["unchanged", 0],
    ["refused", 1],
  ]);
});
