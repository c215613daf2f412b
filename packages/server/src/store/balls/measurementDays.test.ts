import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addMember,
  addTeam,
  countWaitingForLock,
  emptyTables,
  startTestServer,
  type TestServer,
} from "../../testing.ts";

let server: TestServer;
const members: { team_id: number; id: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const name of ["青葉台", "若葉野"]) {
    const { team_id } = await addTeam(server.db, { name });
    for (let index = 0; index < 2; index += 1) members.push(await addMember(server.db, team_id));
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await emptyTables(server.db, ["measurements", "measurement_days"]);
});

type Reading = {
  /** Place in `members`. */
  of: number;
  /** Minutes since 2026-05-09 14:00 in Japan; days change at 10 hours. */
  minute: number;
  mode: 1 | 2;
  batting_type: number | null;
  ball: string | null;
  angle: number | null;
  distance: number | null;
  speed: number | null;
};

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 5, nil: null });
const reading: fc.Arbitrary<Reading> = fc.record({
  of: fc.nat({ max: 3 }),
  minute: fc.nat({ max: 60 * 40 }),
  mode: fc.constantFrom(1, 2),
  batting_type: orNull(fc.constantFrom(1, 2)),
  ball: orNull(fc.constantFrom("rubber", "hard")),
  angle: orNull(tenths(-95, 95)),
  distance: orNull(tenths(-2, 150)),
  speed: orNull(tenths(-2, 210)),
});
/** Which of the rows that stand, by remainder of their id. */
const some = fc.integer({ min: 2, max: 4 });
type Step =
  | { kind: "insert"; rows: readonly Reading[] }
  | { kind: "update"; every: number; to: Reading }
  | { kind: "delete"; every: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("insert"), rows: fc.array(reading, { minLength: 1, maxLength: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("update"), every: some, to: reading }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete"), every: some }) },
);

const valuesOf = ({ of, minute, mode, batting_type, ball, angle, distance, speed }: Reading) => [
  members[of]?.team_id,
  members[of]?.id,
  new Date(Date.UTC(2026, 4, 9, 5, minute)),
  mode,
  batting_type,
  ball,
  angle,
  distance,
  speed,
];

async function take(it: Step) {
  if (it.kind === "delete") return server.db.query("delete from measurements where id % $1 = 0", [it.every]);
  if (it.kind === "update")
    return server.db.query(
      `update measurements set team_id = $2, member_id = $3, measured_at = $4, mode = $5, batting_type = $6, ball = $7,
         angle = $8, distance = $9, speed = $10 where id % $1 = 0`,
      [it.every, ...valuesOf(it.to)],
    );
  const places = it.rows.map((_, row) => `(${Array.from({ length: 9 }, (__, column) => `$${row * 9 + column + 1}`)})`);
  return server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, angle, distance, speed)
     values ${places.join(", ")}`,
    it.rows.flatMap(valuesOf),
  );
}

const columns = "team_id, member_id, date, kind, batting_type, ball, best, sum, count";
const summary = async () =>
  (await server.db.query(`select ${columns} from measurement_days order by 1, 2, 3, 4, 5, 6`)).rows;

/** Written once more without the summary's own functions, day by day from all that stands. */
async function fromScratch() {
  const { rows } = await server.db.query(
    `with seen as (
       select *, (measured_at + interval '9 hours')::date as date,
         case when angle <= 0 then 200 else coalesce(speed, 200) end / 3.6 as v,
         case when angle > 0 then angle::float8 end * pi() / 180 as theta
       from measurements
       where abs(coalesce(angle, 0)) <= 90
     ), counted as (
       select team_id, member_id, date, 1 as kind, coalesce(batting_type, 0) as batting_type, coalesce(ball, '') as ball, speed as value
       from seen where mode = 1 and speed > 0 and speed <= 200
       union all
       select team_id, member_id, date, 2, coalesce(batting_type, 0), coalesce(ball, ''), distance
       from seen where mode = 1 and distance > 0 and (speed is null or (speed > 0 and speed <= 200))
         and distance <= 1.05 * coalesce(
           -- The time until the ground times the speed along it.
           v * cos(theta) * (v * sin(theta) / 9.80665 + sqrt((v * sin(theta) / 9.80665) ^ 2 + 2 * 1.2 / 9.80665)),
           v * sqrt(v ^ 2 + 2 * 1.2 * 9.80665) / 9.80665)
       union all
       select team_id, member_id, date, 4, 0, coalesce(ball, ''), speed
       from seen where mode = 2 and speed > 0 and speed <= 180
     )
     select team_id, member_id, date, kind, batting_type, ball, max(value) as best, sum(value::float8) as sum, count(*) as count
     from counted group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
  );
  return rows;
}

describe("EN-5 日ごとの集計", () => {
  test("どんな順に加え、直し、消しても、はじめから数えたものと等しい", async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          for (const it of steps) await take(it);
          expect(await summary()).toEqual(await fromScratch());
        })
        .beforeEach(async () => {
          await emptyTables(server.db, ["measurements", "measurement_days"]);
        }),
      { numRuns: 60 },
    );
  }, 60_000);

  const tee: Reading = {
    of: 0,
    minute: 0,
    mode: 1,
    batting_type: 1,
    ball: "rubber",
    angle: 20,
    distance: null,
    speed: 120,
  };
  const pitch: Reading = { ...tee, mode: 2, batting_type: null, angle: null };

  test.each([
    { name: "打球速度200km/hは数える", of: { ...tee, speed: 200 }, kinds: [1] },
    { name: "打球速度200.1km/hは数えない", of: { ...tee, speed: 200.1 }, kinds: [] },
    { name: "角度90°は数える", of: { ...tee, angle: -90 }, kinds: [1] },
    { name: "角度90.1°は数えない", of: { ...tee, angle: 90.1 }, kinds: [] },
    // 1.05 · 31.32 · (11.40 + √(11.40² + 2 · 9.80665 · 1.2)) / 9.80665 = 79.79 m
    { name: "真空での飛距離の5%増しまでは数える", of: { ...tee, distance: 79.7 }, kinds: [1, 2] },
    { name: "それを超えたら飛距離だけ数えない", of: { ...tee, distance: 79.8 }, kinds: [1] },
    { name: "ゴロの飛距離は数える", of: { ...tee, angle: -5, distance: 20 }, kinds: [1, 2] },
    { name: "球速180km/hは数える", of: { ...pitch, speed: 180 }, kinds: [4] },
    { name: "球速180.1km/hは数えない", of: { ...pitch, speed: 180.1 }, kinds: [] },
    { name: "0km/hは数えない", of: { ...pitch, speed: 0 }, kinds: [] },
    { name: "数でない値は数えない", of: { ...pitch, speed: Number.NaN }, kinds: [] },
  ])("行11 $name", async ({ of, kinds }) => {
    await take({ kind: "insert", rows: [of] });
    expect((await summary()).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("日は日本の0時に変わる", async () => {
    await take({
      kind: "insert",
      rows: [
        { ...pitch, minute: 599 },
        { ...pitch, minute: 600 },
      ],
    });
    expect((await summary()).map(({ date }) => date)).toEqual(["2026-05-09", "2026-05-10"]);
  });

  test("書いたチームの版だけが進む", async () => {
    const versions = async () =>
      (await server.db.query("select measurements_version as version from teams order by team_id")).rows.map(
        ({ version }) => version,
      );
    const [first = 0, second = 0] = await versions();
    await take({ kind: "insert", rows: [tee, { ...tee, of: 1 }] });
    expect(await versions()).toEqual([first + 1, second]);
    await server.db.query("delete from measurements");
    expect(await versions()).toEqual([first + 2, second]);
  });

  test("T5 まだ集計のない日に二人が同時に書いても、どちらも数える", async () => {
    await take({ kind: "insert", rows: [{ ...tee, speed: 250 }] });
    const first = await server.db.connect();
    await first.query("begin");
    await first.query(
      "insert into measurements (team_id, member_id, measured_at, mode, speed) values ($1, $2, $3, 1, 110)",
      valuesOf(tee).slice(0, 3),
    );
    const second = server.db.query("update measurements set speed = 120, batting_type = null, ball = null");
    await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
    await first.query("commit");
    first.release();
    await second;
    expect(await summary()).toEqual(await fromScratch());
  });

  test("P4 選手を消すと、その集計も消える", async () => {
    const gone = await addMember(server.db, members[0]?.team_id ?? 0);
    members[4] = gone;
    await take({ kind: "insert", rows: [tee, { ...tee, of: 4 }] });
    await server.db.query("delete from members where id = $1", [gone.id]);
    expect((await summary()).map(({ member_id }) => member_id)).toEqual([members[0]?.id]);
  });
});
