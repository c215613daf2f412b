import { expect, test } from "vitest";
import { csvImport } from "../../limits.ts";
import { type ImportedBall, packBalls, packedBallsSchema, unpackBalls } from "./csvBalls.ts";

const ball: ImportedBall = {
  member_id: 7,
  mode: 2,
  datetime: 1_750_000_000,
  batting_type: null,
  batting_result: null,
  tag_pitch: 3,
  angle: -2.4,
  distance: null,
  speed: 118.5,
  spin_rate: null,
  spin_direction: null,
  spin_efficiency: null,
  break_vertical: null,
  break_horizontal: null,
  location_x: null,
  location_z: null,
  spray_angle: null,
  bat_speed: null,
  attack_angle: null,
};

test("BE-2 詰めて開けば元の球。だれにもない項目は送らない", () => {
  const balls = [ball, { ...ball, speed: null, spin_rate: 2100 }];
  const packed = packBalls(balls);
  expect(packed).toEqual({
    member_id: [7, 7],
    mode: [2, 2],
    datetime: [1_750_000_000, 1_750_000_000],
    tag_pitch: [3, 3],
    angle: [-2.4, -2.4],
    speed: [118.5, null],
    spin_rate: [null, 2100],
  });
  expect(unpackBalls(packedBallsSchema.parse(packed))).toEqual(balls);
});

test("BE-2 20,000行の投球とその打球は、すべての項目があっても一度に送れる", () => {
  const values = { angle: -12.345, distance: 123.456, spin_rate: 2184.567, spin_direction: 210.567, speed: 128.456 };
  const more = { break_vertical: -35.123, break_horizontal: -20.123, location_x: -12.345, location_z: 165.432 };
  const full = { ...ball, ...values, ...more, spray_angle: -12.345, member_id: 1_234_567, datetime: 1_750_000_000.12 };
  const packed = packBalls(Array<ImportedBall>(40_000).fill({ ...full, batting_type: 3, batting_result: 2 }));
  expect(packedBallsSchema.safeParse(packed).success).toBe(true);
  expect(JSON.stringify(packed).length).toBeLessThan(csvImport.ballsMaxBytes);
});

test.each([
  ["長さの違う項目", { member_id: [1, 2], mode: [1, 1], datetime: [1, 2], speed: [100] }],
  ["0行", { member_id: [], mode: [], datetime: [] }],
  [
    "40,001球",
    { ...Object.fromEntries(["member_id", "mode", "datetime"].map((name) => [name, Array(40_001).fill(1)])) },
  ],
])("I7 %s は受け付けない", (_, packed) => {
  expect(packedBallsSchema.safeParse(packed).success).toBe(false);
});
