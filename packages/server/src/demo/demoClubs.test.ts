import { readFileSync } from "node:fs";
import type { contract, ReplyOf } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readDemoCommand, removeDemo } from "../commands/demoCommand.ts";
import { createPool } from "../db/pool.ts";
import { measure } from "../routes/rankings/rankings.fixtures.ts";
import { addMember, addTeam, addUser, signIn, startTestServer, type TestServer, testPassword } from "../testing.ts";
import { demoPassword } from "./accounts.ts";
import { seedDemo } from "./seed.ts";

const now = new Date("2026-11-20T03:00:00Z");
/** Enough for a national list, all slower than anybody invented. */
const realPlayers = 60;

let server: TestServer;
let real: { team_id: number; token: string };
let demoToken: string;
beforeAll(async () => {
  const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@club.example", operatorEmail: undefined };
  server = await startTestServer({ now: () => now, config: { mail, publicUrl: "https://coach.example" } });
  await seedDemo(server.db, server.files, now);
  const { team_id } = await addTeam(server.db);
  const { email } = await addUser(server.db, team_id, { coach_type: "manager" });
  const ids = await Promise.all(
    Array.from({ length: realPlayers }, async () => (await addMember(server.db, team_id, { grade: "j2" })).id),
  );
  await measure(
    server.db,
    ids.map((id, index) => ({ team_id, id, date: "2026-11-18", speed: 21 + index / 10 })),
  );
  real = { team_id, token: await signIn(server.app, email, testPassword) };
  demoToken = await signIn(server.app, "manager@demo.kyuseki.example", demoPassword);
}, 120_000);
afterAll(() => server.stop());

async function get<Reply>(path: string, token: string): Promise<Reply> {
  const reply = await server.app.inject({ url: `/api/coach/${path}`, headers: { authorization: `Token ${token}` } });
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.json<Reply>();
}
const players = (token: string) =>
  get<ReplyOf<typeof contract.getNationalRanking>>("ranking/individual/national?kind=1&period=2&grade=all", token);
const teams = (token: string, kind: string) =>
  get<ReplyOf<typeof contract.getTeamRanking>>(`ranking/team/national?kind=${kind}&period=2&grade=all`, token);
const count = async (table: string, where = "true") =>
  (await server.db.query<{ count: number }>(`select count(*)::int from ${table} where ${where}`)).rows[0]?.count;

test("OP-2 デモの302クラブは、本物のクラブのどのランキングにもいない。標本の大きさは本物だけの数", async () => {
  expect(await count("teams", "demo")).toBe(302);
  const shown = await players(real.token);
  expect([shown.players, shown.own_total, shown.first]).toEqual([realPlayers, realPlayers, 26.9]);
  for (const kind of ["exit_speed", "practice"]) {
    const { rows } = await teams(real.token, kind);
    expect(rows.filter(({ own }) => !own)).toEqual([]);
  }
  expect((await teams(real.token, "exit_speed")).teams).toBe(1);
});

test("OP-2 本物の選手も、デモのクラブのランキングにはいない", async () => {
  const shown = await players(demoToken);
  expect(shown.players).toBeGreaterThan(1000);
  expect(shown.bins.start).toBeGreaterThan(26.9);
  expect((await teams(demoToken, "exit_speed")).teams).toBeGreaterThan(100);
});

test("OP-2 デモのクラブの人には、招待も再設定もメールを送らない", async () => {
  const invite = (token: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/coach/coaches/invite",
      headers: { authorization: `Token ${token}` },
      payload: { coach_type: "coach", email: `c${token.length}@club.example` },
    });
  const reset = (email: string) =>
    server.app.inject({ method: "POST", url: "/api/password-reset", payload: { email } });
  expect((await invite(demoToken)).json().mailed).toBe(false);
  expect((await reset("coach@demo.kyuseki.example")).statusCode).toBe(200);
  expect(await count("outbox")).toBe(0);
  expect((await invite(real.token)).json().mailed).toBe(true);
  expect(await count("outbox")).toBe(1);
});

test("OP-2 前の版で作ったデモのクラブにも、移行で印が付き、本物には付かない", async () => {
  const empty = await addTeam(server.db);
  await server.db.query("update teams set demo = false");
  const migration = readFileSync(new URL("../../migrations/0022_demo_clubs.sql", import.meta.url), "utf8");
  await server.db.query(migration.slice(migration.indexOf("update teams t")));
  expect(await count("teams", "demo")).toBe(302);
  expect(await count("teams", `demo and team_id in (${real.team_id}, ${empty.team_id})`)).toBe(0);
  await server.db.query("delete from teams where team_id = $1", [empty.team_id]);
});

test("OP-2 取り除くとデモの行はすべて消え、本物は残り、もう一度でも同じ", async () => {
  await server.db.query("update teams set logo = '/files/logos/demo.webp' where team_id = 1");
  const tables = ["teams", "users", "members", "measurements", "measurement_days"];
  const ours = async () => Promise.all(tables.map((table) => count(table, `team_id = ${real.team_id}`)));
  const before = await ours();
  // Without a limit of time, as `withDatabase` opens it.
  const db = createPool(server.databaseUrl, { statement_timeout: 0, query_timeout: 0 });
  onTestFinished(() => db.end());
  const [line = ""] = await removeDemo(db, true);

  expect(JSON.parse(line)).toMatchObject({ clubs: 302 });
  expect(await Promise.all(tables.map((table) => count(table)))).toEqual(before);
  expect(await ours()).toEqual(before);
  expect([await count("information"), await count("provider_events")]).toEqual([0, 0]);
  expect(await count("discarded_files", "name = 'logos/demo.webp'")).toBe(1);
  expect(await removeDemo(db, false)).toEqual(["There is no demo club."]);
}, 60_000);

test.each([["list"], ["remove", "3"], ["remove", "--all"]])("%s %s は断り、使い方を言う", (...args) => {
  expect(() => readDemoCommand(args)).toThrow("npm run demo -- remove");
});
