import { measurementRecordSchema } from "@kyuseki/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../../testing.ts";

const row = { team_id: 1, member_id: 1, source_id: "-", datetime: 1_750_000_000, mode: 1 };
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("ai-stats 11 集計が数える飛距離は、記録が受け付ける飛距離と同じ", async () => {
  const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  const ball = fc.record({
    angle: fc.option(tenths(-90, 90)),
    speed: fc.option(tenths(1, 200)),
    distance: tenths(1, 400),
  });
  const balls = [
    ...fc.sample(ball, 500),
    ...[2, 0, -8, null].flatMap((angle) =>
      [17, 25, 83, 84, 331, 332].map((distance) => ({ angle, speed: 100, distance })),
    ),
  ];
  const { rows } = await server.db.query(
    `select sound_distance(1::smallint, angle, distance, speed) is not null as counts
     from unnest($1::real[], $2::real[], $3::real[]) with ordinality as b (angle, distance, speed, place) order by place`,
    [balls.map(({ angle }) => angle), balls.map(({ distance }) => distance), balls.map(({ speed }) => speed)],
  );
  expect(rows.map(({ counts }) => counts)).toEqual(
    balls.map((each) => measurementRecordSchema.parse({ ...row, ...each }).distance !== null),
  );
});
