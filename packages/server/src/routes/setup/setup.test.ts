import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readClubCommand } from "../../commands/clubs/clubCommand.ts";
import { runClubCommand } from "../../commands/clubs/runClubCommand.ts";
import { addTeam, removeTeams, signIn, startTestServer, type TestServer } from "../../testing.ts";

const start = new Date("2026-11-20T03:00:00Z");
const hourMs = 60 * 60 * 1000;
const draft = {
  team_name: "港北リトル",
  sport_type: "baseball",
  ball: "hard",
  prefecture: 14,
  name: "大野 健一",
  email: "ohno@club.example",
  password: "夏の大会まであと90日",
};

let clock = start;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db, ["setup_code", "rate_limits"]);
});

/** As the operator prints it: the code of the address. */
async function newCode(): Promise<string> {
  const context = { db: server.db, now: clock, origin: "https://coach.example", mails: false };
  const [line = ""] = await runClubCommand(readClubCommand(["setup", "--json"]), context);
  const { setup_url, expires_at } = JSON.parse(line);
  expect(setup_url).toMatch(/^https:\/\/coach\.example\/setup#[\w-]{43}$/);
  expect(expires_at).toBe(new Date(clock.getTime() + 24 * hourMs).toISOString());
  return setup_url.split("#")[1];
}
const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
const check = (code: string) => post("/api/setup/check", { code });
const setup = (code: string, changes: object = {}) => post("/api/setup", { ...draft, ...changes, code });
const counts = async () =>
  (
    await server.db.query(
      `select (select count(*)::int from teams) as teams, (select count(*)::int from users) as users,
         (select count(*)::int from setup_code) as codes`,
    )
  ).rows[0];
const nothing = { teams: 0, users: 0, codes: 1 };

test("OP-1 コードで最初のチームと監督ができ、その場で入れて、コードは使い終わる", async () => {
  const code = await newCode();
  expect((await check(code)).json()).toEqual({ expires_at: "2026-11-21T03:00:00.000Z" });
  const reply = await setup(code);

  expect(reply.statusCode).toBe(201);
  expect(reply.headers["set-cookie"]).toMatch(/^kyuseki_device=/);
  expect(reply.json()).toMatchObject({
    user: { name: "大野 健一", coach_type: "manager" },
    team: { team_id: 1, sport_type: "baseball", nextshot_available: false },
  });
  expect(await signIn(server.app, draft.email, draft.password)).toMatch(/^[\w-]{43}$/);
  const { rows } = await server.db.query("select name, sport_type, ball, prefecture from teams");
  expect(rows).toEqual([{ name: "港北リトル", sport_type: "baseball", ball: "hard", prefecture: 14 }]);
  expect((await server.db.query("select action, details, user_id is not null as signed from audit_log")).rows).toEqual([
    { action: "coach_joined", details: ["manager"], signed: true },
    { action: "signed_in", details: [], signed: true },
  ]);
  expect(await counts()).toEqual({ teams: 1, users: 1, codes: 0 });
});

test("OP-1 クラブができたあとは404で、新しい住所も出ない", async () => {
  const code = await newCode();
  await addTeam(server.db);
  expect([(await check(code)).statusCode, (await setup(code)).statusCode]).toEqual([404, 404]);
  await expect(newCode()).rejects.toThrow("There is a club already, so the set-up page is closed.");
  expect(await counts()).toMatchObject({ teams: 1, users: 0 });
});

test("OP-1 間違ったコード、替わる前のコード、24時間を過ぎたコードは403で、何も作らない", async () => {
  const replaced = await newCode();
  const code = await newCode();
  for (const wrong of ["0".repeat(43), replaced]) {
    expect([(await check(wrong)).statusCode, (await setup(wrong)).statusCode]).toEqual([403, 403]);
  }
  clock = new Date(start.getTime() + 24 * hourMs);
  expect([(await check(code)).statusCode, (await setup(code)).json().code]).toEqual([403, "forbidden"]);
  clock = new Date(clock.getTime() - 1);
  expect((await check(code)).statusCode).toBe(200);
  expect(await counts()).toEqual(nothing);
});

test.each([
  { changes: { team_name: " " }, field: "team_name" },
  { changes: { prefecture: 48 }, field: "prefecture" },
  { changes: { email: "x" }, field: "email" },
  { changes: { password: "short" }, field: "password" },
  { changes: { password: "password1" }, field: "password" },
])("よくない $field は、その欄で言い、何も作らず、コードは使える", async ({ changes, field }) => {
  const code = await newCode();
  const reply = await setup(code, changes);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  expect(await counts()).toEqual(nothing);
  expect((await setup(code)).statusCode).toBe(201);
});

test("まったく同時の2件は、1件だけがチームを作る", async () => {
  const code = await newCode();
  const replies = await Promise.all([setup(code), setup(code, { email: "other@club.example" })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
  expect(await counts()).toEqual({ teams: 1, users: 1, codes: 0 });
});

test("/setup のページは、クラブができるまで開き、できたら404", async () => {
  const open = () => server.app.inject({ url: "/setup", headers: { accept: "text/html" } });
  expect((await open()).statusCode).not.toBe(404);
  await addTeam(server.db);
  const reply = await open();
  expect([reply.statusCode, reply.body.includes("はじめの設定は済んでいます")]).toEqual([404, true]);
});
