import type { BattingTypeCode, LocalRanking } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { type Measured, measure } from "./rankings.fixtures.ts";

// The last month is 2026-10-20 to 2026-11-20; 伸び率 is told from 2025-11-20 to 2026-02-20.
const now = new Date("2026-11-20T03:00:00Z");
let server: TestServer;
let teamId: number;
let headers: { authorization: string };
let minato: number;
let haruto: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db, { nextshot_available: true })).team_id;
  headers = {
    authorization: `Token ${await createSession(server.db, (await addUser(server.db, teamId)).id, false, now)}`,
  };
  minato = (await addMember(server.db, teamId, { first_name: "湊", grade: "h2" })).id;
  haruto = (await addMember(server.db, teamId, { first_name: "陽翔", grade: "j1" })).id;
});

type Sent = Partial<Measured> & Pick<Measured, "id" | "speed">;
const sent = (source: "nextshot" | "csv" | "manual", rows: readonly Sent[]) =>
  measure(
    server.db,
    rows.map((row) => ({ team_id: teamId, date: "2026-11-18", ...row })),
    source,
  );
const ask = (search: string) => server.app.inject({ url: `/api/coach/ranking/individual/local${search}`, headers });
async function ranking(search = ""): Promise<LocalRanking> {
  const reply = await ask(`?source=analyzer${search}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const ranked = ({ rows }: LocalRanking) => rows.map(({ rank, first_name, value }) => [rank, first_name, value]);

test("EN-5 手で入れた値は、最大にも平均にも回数にも伸び率のもとにも入らない", async () => {
  await sent("manual", [
    { id: minato, speed: 180 },
    { id: minato, speed: 150, date: "2025-12-01" },
    { id: haruto, speed: 170, date: "2026-10-01" },
  ]);
  await sent("nextshot", [
    { id: minato, speed: 110 },
    { id: minato, speed: 120.04, date: "2026-10-20" },
    { id: minato, speed: 100, date: "2026-02-20" },
    { id: minato, speed: 140, date: "2026-02-21" },
  ]);
  expect(await ranking()).toMatchObject({
    batting_type: 1,
    ball: "rubber",
    rows: [
      {
        id: minato,
        rank: 1,
        rank_before: null,
        value: 120,
        mean: 115,
        count: 2,
        date: "2026-10-20",
        base: null,
        base_count: 1,
        growth: null,
      },
    ],
    median: 120,
    median_before: null,
  });
  expect(ranked((await ask("")).json())).toEqual([[1, "湊", 180]]);
});

test("機器のファイルから取り込んだ値は入り、同じ値は同じ順位", async () => {
  await sent("csv", [{ id: haruto, speed: 119.96 }]);
  await sent("nextshot", [{ id: minato, speed: 120.04 }]);
  expect(ranked(await ranking())).toEqual([
    [1, "湊", 120],
    [1, "陽翔", 120],
  ]);
});

test("ティー・トス・実打と、軟式球・硬式球は、どの組でも混ざらない", async () => {
  const pools = ([1, 2, 3] as const satisfies readonly BattingTypeCode[]).flatMap((batting_type) =>
    (["rubber", "hard"] as const).map((ball, index) => ({
      batting_type,
      ball,
      speed: 100 + batting_type * 10 + index,
    })),
  );
  await sent(
    "nextshot",
    pools.map((pool) => ({ id: minato, ...pool })),
  );
  for (const { batting_type, ball, speed } of pools) {
    expect(ranked(await ranking(`&batting_type=${batting_type}&ball=${ball}`))).toEqual([[1, "湊", speed]]);
  }
  expect(ranked(await ranking("&kind=4"))).toEqual([]);
});

test("測定回数は、機器で測った打球と投球だけを、打ちかたと球を分けずに数える", async () => {
  await sent("manual", [{ id: haruto, speed: 100 }]);
  await sent("nextshot", [
    { id: minato, speed: 100 },
    { id: minato, speed: 101, ball: "hard", batting_type: 3 },
    { id: minato, speed: 90, mode: 2, date: "2026-11-19" },
    { id: minato, speed: 90, date: "2026-10-01" },
    { id: haruto, speed: 100 },
  ]);
  expect(await ranking("&kind=3")).toMatchObject({
    batting_type: null,
    ball: null,
    rows: [
      { id: minato, rank: 1, rank_before: 1, value: 3, mean: null, growth: null, date: "2026-11-19" },
      { id: haruto, rank: 2, rank_before: null, value: 1, mean: null, growth: null, date: "2026-11-18" },
    ],
  });
});

test("起こりえない値は、まとめと同じく数えない", async () => {
  await sent("nextshot", [
    { id: minato, speed: 201 },
    { id: minato, speed: 200 },
    { id: haruto, speed: 181, mode: 2 },
  ]);
  expect(ranked(await ranking())).toEqual([[1, "湊", 200]]);
  expect(ranked(await ranking("&kind=4"))).toEqual([]);
});

test("RO-2 アナライザーのないチームには答えない。ほかの順位は答える", async () => {
  await server.db.query("update teams set nextshot_available = false");
  const refused = await ask("?source=analyzer");
  expect([refused.statusCode, refused.json().code]).toEqual([403, "forbidden"]);
  expect((await ask("")).statusCode).toBe(200);
  expect((await ask("?source=hand")).statusCode).toBe(400);
});

test("AP-6 ほかのチームの測定は、手で入れていなくても並ばない", async () => {
  const other = await addTeam(server.db, { nextshot_available: true });
  const stranger = await addMember(server.db, other.team_id);
  await measure(server.db, [{ team_id: other.team_id, id: stranger.id, date: "2026-11-18", speed: 150 }], "nextshot");
  expect((await ranking()).rows).toEqual([]);
});
