import { defaultPeriod, type Grade, periodRange } from "@kyuseki/domain";
import { battingStats } from "@kyuseki/domain/aiStats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../http/auth/sessions.ts";
import { listBattingRecords } from "../store/playerReports/aiStats.ts";
import { startTestServer } from "../testing.ts";
import { seedDemo } from "./seed.ts";
import { type ShownFigure, shownFigures } from "./shownFigures.fixture.ts";

const now = new Date("2026-11-20T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await seedDemo(server.db, server.files, now);
}, 60_000);
afterAll(() => server.stop());

async function rows<Row extends object>(question: string): Promise<Row[]> {
  return (await server.db.query<Row>(question)).rows;
}
const ofTeam = "(select team_id from users where email = 'manager@demo.kyuseki.example')";

describe("デモの測定", () => {
  test("野球チームに1万5千〜3万件、ほかを合わせて6万件まで", async () => {
    const [counts] = await rows<{ team: number; others: number }>(
      `select count(*) filter (where team_id = ${ofTeam}) as team, count(*) filter (where team_id <> ${ofTeam}) as others
       from measurements`,
    );
    expect(counts?.team).toBeGreaterThan(15_000);
    expect(counts?.team).toBeLessThan(30_000);
    expect(counts?.others).toBeLessThan(60_000);
  });

  test("2年前に始まり、未来のものはない", async () => {
    const [span] = await rows<{ oldest: Date; newest: Date }>(
      "select min(measured_at) as oldest, max(measured_at) as newest from measurements",
    );
    expect(span?.oldest.toISOString().slice(0, 7)).toBe("2024-11");
    expect(span?.newest.toISOString().slice(0, 10)).toBe("2026-11-19");
  });

  test("男子の直球は学年とともに速くなり、小3で約60、高2で約128km/h", async () => {
    const byGrade = await rows<{ grade: string; speed: number }>(
      `select grade, avg(speed) as speed from measurements
       join members on members.team_id = measurements.team_id and members.id = member_id
       where tag_pitch = 1 and gender = 'M' and ball <> 'soft' and measured_at > '2026-08-20'
       group by grade order by left(grade, 1) = 'h', left(grade, 1) = 'j', grade`,
    );
    const speeds = byGrade.map(({ speed }) => speed);
    expect(byGrade.map(({ grade }) => grade)).toEqual(["e3", "e4", "e5", "e6", "j1", "j2", "j3", "h1", "h2", "h3"]);
    expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
    expect(Math.abs((speeds[0] ?? 0) - 60)).toBeLessThan(3);
    expect(Math.abs((speeds[8] ?? 0) - 128)).toBeLessThan(3);
  });

  test("野球チームは球種1〜7を投げ、どの変化球も直球より遅い", async () => {
    const byPitch = await rows<{ tag_pitch: number; gap: number }>(
      `with own as (select member_id, tag_pitch, avg(speed) as speed from measurements
         where team_id = ${ofTeam} and mode = 2 and source = 'nextshot' and measured_at > '2025-04-01' group by 1, 2)
       select own.tag_pitch, max(own.speed - fastball.speed) as gap
       from own join (select * from own where tag_pitch = 1) as fastball using (member_id)
       group by own.tag_pitch order by own.tag_pitch`,
    );
    expect(byPitch.map(({ tag_pitch }) => tag_pitch)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { gap } of byPitch.slice(1)) expect(gap).toBeLessThan(0);
  });

  test("どの打球も真空中の距離 v²·sin2θ/g に届かない", async () => {
    const beyond = await rows(
      `select id from measurements where distance is not null
       and (angle <= 0 or distance > (speed / 3.6) ^ 2 * sin(radians(2 * angle)) / 9.81)`,
    );
    const [hits] = await rows<{ count: number }>("select count(*) from measurements where distance is not null");
    expect(beyond).toEqual([]);
    expect(hits?.count).toBeGreaterThan(20_000);
  });

  test("結果（アウト・ヒット・ホームラン）は実打だけに付く", async () => {
    const byType = await rows(
      `select batting_type, array_agg(distinct batting_result order by batting_result) as results from measurements
       where mode = 1 group by batting_type order by batting_type`,
    );
    expect(byType).toEqual([
      { batting_type: 1, results: [null] },
      { batting_type: 2, results: [null] },
      { batting_type: 3, results: [1, 2, 3] },
    ]);
  });

  test("野球チームがアナライザーで測った打球には方向が、投球には位置がある", async () => {
    const [placed] = await rows(
      `select every((mode = 1) = (spray_angle is not null)) as sprays, every((mode = 2) = (location_x is not null)) as sides,
         every((mode = 2) = (location_z is not null)) as heights
       from measurements where team_id = ${ofTeam} and source = 'nextshot'`,
    );
    expect(placed).toEqual({ sprays: true, sides: true, heights: true });
  });

  test("利用していない選手の測定は手入力だけ、参加申請中の選手にはない", async () => {
    const wrong = await rows(
      `select members.id from measurements join members on members.team_id = measurements.team_id and members.id = member_id
       where members.team_id = ${ofTeam} and (state = 'applied' or nextshot_id is null and source <> 'manual')`,
    );
    expect(wrong).toEqual([]);
  });

  test("BE-3 どの学年の男女にも、この1か月に10球以上打った仲間が、どの打撃の種類にも10人以上いる", async () => {
    const [fewest] = await rows<{ groups: number; peers: number }>(
      `with alike as (
         select distinct grade, gender, type from members, generate_series(1, 3) as type
         where team_id = ${ofTeam} and state = 'active' and nextshot_id is not null
       ), peer as (
         select m.grade, m.gender, d.batting_type as type from measurement_days d
         join members m on m.team_id = d.team_id and m.id = d.member_id
         where m.team_id <> ${ofTeam} and d.kind = 1 and d.ball = 'rubber' and d.date >= '2026-10-20'
         group by m.id, m.grade, m.gender, d.batting_type having sum(d.count) >= 10
       )
       select count(*) as groups, min(peers) as peers from (
         select count(peer.type) as peers from alike left join peer using (grade, gender, type) group by grade, gender, type) n`,
    );
    expect(fewest?.groups).toBeGreaterThanOrEqual(27);
    expect(fewest?.peers).toBeGreaterThanOrEqual(10);
  });

  test("BE-3 利用中の選手の半分より多くに、ティーの1か月でわかることがある", async () => {
    const players = await rows<{ team_id: number; id: number; grade: Grade; gender: "M" | "F" }>(
      `select team_id, id, grade, gender from members where team_id = ${ofTeam} and nextshot_usage = 'in_use' order by id`,
    );
    const said = await Promise.all(
      players.map(async ({ team_id: teamId, id: memberId, grade, gender }) => {
        const records = await listBattingRecords(server.db, {
          teamId,
          memberId,
          start: "2025-11-20",
          end: "2026-11-20",
        });
        const { findings } = battingStats({
          player: { memberId, grade, gender },
          condition: { battingType: 1, ball: "rubber" },
          records,
          peers: [],
          range: periodRange(defaultPeriod, now),
          now: now.getTime() / 1000,
        });
        return findings.map(({ what }) => what.is);
      }),
    );
    expect(said.filter((findings) => findings.length > 0).length).toBeGreaterThan(players.length / 2);
    expect(new Set(said.flat())).toEqual(new Set(["speedTrend", "angleSpread", "windowShare"]));
  });

  test("300クラブが47都道府県にある", async () => {
    const [others] = await rows(
      `select count(*) as clubs, count(distinct prefecture) as prefectures from teams
       where not exists (select from users where users.team_id = teams.team_id)`,
    );
    expect(others).toEqual({ clubs: 300, prefectures: 47 });
  });
});

describe("EN-11 同じ名前の数は、どの画面と紙でも同じ", () => {
  test.each([2, 3] as const)("期間%dの、測定のある選手の全員", async (period) => {
    const [manager] = await rows<{ id: number }>("select id from users where email = 'manager@demo.kyuseki.example'");
    const headers = { authorization: `Token ${await createSession(server.db, manager?.id ?? 0, false, now)}` };
    const ask = async <Answer>(url: string): Promise<Answer> => {
      const reply = await server.app.inject({ url, headers });
      expect([url, reply.statusCode]).toEqual([url, 200]);
      return reply.json();
    };
    const players = await rows<{ id: number; name: string }>(
      `select id, last_name || first_name as name from members
       where team_id = ${ofTeam} and state = 'active' and nextshot_id is not null order by id`,
    );
    const seen: number[] = [];
    const torn: unknown[] = [];
    for (const { id, name } of players) {
      const named = Map.groupBy(await shownFigures(ask, id, period), (figure: ShownFigure) => figure.name);
      for (const [figure, all] of named) {
        seen.push(all.length);
        if (new Set(all.map(({ shown }) => shown)).size > 1) torn.push({ name, figure, all });
      }
    }
    expect(torn).toEqual([]);
    // More than ten figures a player, most of them on three pages or more.
    expect(seen.length).toBeGreaterThan(10 * players.length);
    expect(seen.filter((pages) => pages > 2).length).toBeGreaterThan(seen.length / 2);
  });
});
