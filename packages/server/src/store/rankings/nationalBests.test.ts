import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveNationalDay } from "../../reports/rankings/nationalDay.ts";
import { addMember, addTeam, emptyTables, startTestServer, type TestServer } from "../../testing.ts";

/** The last moment of 19 November in Japan. */
const asOf = new Date("2026-11-19T14:59:59.999Z");

let server: TestServer;
const teams: number[] = [];
let members: { team_id: number; id: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const name of ["青葉台", "若葉野"]) teams.push((await addTeam(server.db, { name })).team_id);
});
afterAll(() => server.stop());

async function begin() {
  const ofTeams = ["measurement_days", "team_practice_days", "national_bests", "national_windows"];
  await emptyTables(server.db, ["members", "measurements", ...ofTeams]);
  members = [];
  for (const teamId of [...teams, ...teams]) members.push(await addMember(server.db, teamId));
}
beforeEach(begin);

type Ball = { of: number; daysAgo: number; mode: 1 | 2; batting_type: 1 | 2; ball: string; speed: number };
type Step =
  | { kind: "measure"; balls: readonly Ball[] }
  | { kind: "correct"; every: number; speed: number; daysAgo: number }
  | { kind: "move"; every: number; to: number }
  | { kind: "delete"; every: number }
  | { kind: "erase"; of: number }
  | { kind: "practise"; of: number; daysAgo: number }
  | { kind: "forget"; daysAgo: number }
  | { kind: "day"; later: number };

const place = fc.nat({ max: 3 });
const daysAgo = fc.nat({ max: 200 });
const every = fc.integer({ min: 2, max: 4 });
const speed = fc.integer({ min: 400, max: 2_100 }).map((value) => value / 10);
const ball: fc.Arbitrary<Ball> = fc.record({
  of: place,
  daysAgo,
  mode: fc.constantFrom(1, 2),
  batting_type: fc.constantFrom(1, 2),
  ball: fc.constantFrom("rubber", "hard"),
  speed,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("measure"), balls: fc.array(ball, { minLength: 1, maxLength: 12 }) }),
  },
  fc.record({ kind: fc.constant("correct"), every, speed, daysAgo }),
  fc.record({ kind: fc.constant("move"), every, to: place }),
  fc.record({ kind: fc.constant("delete"), every }),
  fc.record({ kind: fc.constant("erase"), of: place }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("practise"), of: place, daysAgo }) },
  fc.record({ kind: fc.constant("forget"), daysAgo }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("day"), later: fc.integer({ min: -3, max: 40 }) }) },
);

/** `daysAgo` counts back from three days after the first windows: some of it is in no range yet. */
const dayAt = (ago: number) => new Date(asOf.getTime() + (3 - ago) * 86_400_000 - 7_200_000);
const isoAt = (ago: number) => new Date(dayAt(ago).getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

async function take(it: Step) {
  const { db } = server;
  if (it.kind === "day") return moveNationalDay(db, new Date(asOf.getTime() + it.later * 86_400_000));
  if (it.kind === "delete") return db.query("delete from measurements where id % $1 = 0", [it.every]);
  if (it.kind === "erase") return db.query("delete from members where id = $1", [members[it.of]?.id]);
  if (it.kind === "correct")
    return db.query("update measurements set speed = $2, measured_at = $3 where id % $1 = 0", [
      it.every,
      it.speed,
      dayAt(it.daysAgo),
    ]);
  if (it.kind === "forget") return db.query("delete from training_entries where date = $1", [isoAt(it.daysAgo)]);
  const alive = await db.query<{ id: number }>("select id from members");
  const present = (of: number) => {
    const member = members[of];
    return member && alive.rows.some(({ id }) => id === member.id) ? [member] : [];
  };
  if (it.kind === "practise") {
    for (const { team_id, id } of present(it.of)) {
      await db.query(
        `insert into training_entries (team_id, member_id, date, menu, source, source_id)
         values ($1, $2, $3, 'swing', 'nextrainer', $4)`,
        [team_id, id, isoAt(it.daysAgo), randomUUID()],
      );
    }
    return;
  }
  if (it.kind === "move") {
    for (const { team_id, id } of present(it.to)) {
      await db.query("update measurements set member_id = $3 where team_id = $2 and id % $1 = 0", [
        it.every,
        team_id,
        id,
      ]);
    }
    return;
  }
  const rows = it.balls.flatMap((one) =>
    present(one.of).map(({ team_id, id }) => ({ ...one, team_id, id, at: dayAt(one.daysAgo) })),
  );
  await db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
     select * from jsonb_to_recordset($1) as x (team_id int, id int, at timestamptz, mode smallint, batting_type smallint, ball text, speed real)`,
    [JSON.stringify(rows)],
  );
}

const kept = async () =>
  (await server.db.query("select * from national_bests order by team_id, member_id, kind, batting_type, ball")).rows;

/** Written once more from the measurements, range by range. */
async function fromScratch() {
  const ranges = ["week", "month", "quarter"].flatMap((name) => [
    { name, range: `date >= w.${name} and date <= w.as_of` },
    { name: `${name}_before`, range: `date >= w.${name}_before and date < w.${name}` },
  ]);
  const { rows } = await server.db.query(
    `with seen as (
       select team_id, member_id, (measured_at + interval '9 hours')::date as date, case mode when 1 then 1 else 4 end as kind,
         case mode when 1 then batting_type else 0 end as batting_type, ball, speed
       from measurements where speed <= case mode when 1 then 200 else 180 end
     )
     select s.team_id, member_id, kind, s.batting_type, ball,
       ${ranges.map(({ name, range }) => `max(case when ${range} then speed end) as ${name}`)},
       ${ranges.map(({ name, range }) => `nullif(sum(case when ${range} then 1 else 0 end), 0) as count_${name}`)}
     from seen s join national_windows w using (team_id)
     where date >= w.quarter_before and date <= w.as_of
     group by s.team_id, member_id, kind, s.batting_type, ball order by 1, 2, 3, 4, 5`,
  );
  return rows;
}

const practised = async () =>
  (
    await server.db.query(
      `select team_id, recorded_week, recorded_week_before, recorded_month, recorded_month_before, recorded_quarter, recorded_quarter_before
       from national_windows order by team_id`,
    )
  ).rows;

async function practisedFromScratch() {
  const sum = (name: string, range: string) =>
    `(select count(distinct (member_id, date)) from training_entries e where e.team_id = w.team_id and ${range})::int as recorded_${name}`;
  const { rows } = await server.db.query(
    `select team_id, ${["week", "month", "quarter"].flatMap((name) => [
      sum(name, `date >= w.${name} and date <= w.as_of`),
      sum(`${name}_before`, `date >= w.${name}_before and date < w.${name}`),
    ])} from national_windows w order by team_id`,
  );
  return rows;
}

/** `npm run audit` goes through 300. */
const runs = Number(process.env.KYUSEKI_NATIONAL_RUNS ?? 15);

describe("全国ランキングのもとになる集計", () => {
  test("加え、直し、移し、消し、日が変わり、選手が消えても、はじめから数えたものと等しい", async () => {
    let compared = 0;
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
          await moveNationalDay(server.db, asOf);
          for (const it of steps) await take(it);
          const expected = await fromScratch();
          compared += expected.length;
          expect(await kept()).toEqual(expected);
          expect(await practised()).toEqual(await practisedFromScratch());
        })
        .beforeEach(begin),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(2 * runs);
  }, 600_000);

  const one: Ball = { of: 0, daysAgo: 3, mode: 2, batting_type: 1, ball: "rubber", speed: 100 };

  test("今日の測定では、集計に触れない", async () => {
    await moveNationalDay(server.db, asOf);
    await take({ kind: "measure", balls: [{ ...one, daysAgo: 2 }] });
    expect(await kept()).toEqual([]);
  });

  test("窓がまだないチームは、次に動かすときに入る。動いていれば何もしない", async () => {
    await take({ kind: "measure", balls: [one] });
    expect(await kept()).toEqual([]);
    await moveNationalDay(server.db, asOf);
    expect(await kept()).toMatchObject([{ member_id: members[0]?.id, week: 100, count_week: 1, week_before: null }]);
    const made = async () => (await server.db.query("select xmin::text as made from national_bests")).rows;
    const before = await made();
    await moveNationalDay(server.db, asOf);
    expect(await made()).toEqual(before);
  });

  test("AI統計の母集団の版は、チームが来る・辞める・閉じるたびにだけ進む", async () => {
    const { db } = server;
    const version = async () => (await db.query("select version from national_sample")).rows[0].version;
    const changes: [string, number][] = [
      ["update teams set name = '新しい名', sport_type = sport_type where team_id = $1", 0],
      ["update teams set closed_at = now() where team_id = $1", 1],
      ["update teams set closed_at = null where team_id = $1", 1],
      [`insert into team_settings (team_id, pitch_limits, hard_hit, national) values ($1, '{}', '{}', true)`, 0],
      ["update team_settings set national = false, practice_goal = 70 where team_id = $1", 1],
      ["update team_settings set national = false, practice_goal = 80 where team_id = $1", 0],
      ["delete from team_settings where team_id = $1", 1],
    ];
    const grown: number[] = [];
    for (const [change] of changes) {
      const before = await version();
      await db.query(change, [teams[0]]);
      grown.push((await version()) - before);
    }
    expect(grown).toEqual(changes.map(([, by]) => by));
    const before = await version();
    await db.query("delete from teams where team_id = $1", [(await addTeam(db)).team_id]);
    expect((await version()) - before).toBe(2);
  });

  test("ランキングを作り直す版は、チームが参加をやめる・閉じる・なくなるときにだけ進む", async () => {
    const { db } = server;
    const withdrawals = async () => (await db.query("select withdrawals from national_sample")).rows[0].withdrawals;
    const { team_id } = await addTeam(db);
    const changes: [string, number][] = [
      ["update teams set name = '新しい名' where team_id = $1", 0],
      ["update teams set closed_at = now() where team_id = $1", 1],
      ["update teams set closed_at = null where team_id = $1", 0],
      [`insert into team_settings (team_id, pitch_limits, hard_hit, national) values ($1, '{}', '{}', false)`, 1],
      ["update team_settings set national = true where team_id = $1", 0],
      ["update team_settings set national = false where team_id = $1", 1],
      ["update team_settings set national = false, practice_goal = 80 where team_id = $1", 0],
      ["delete from teams where team_id = $1", 1],
    ];
    const grown: number[] = [];
    for (const [change] of changes) {
      const before = await withdrawals();
      await db.query(change, [team_id]);
      grown.push((await withdrawals()) - before);
    }
    expect(grown).toEqual(changes.map(([, by]) => by));
  });
});
