import { expect, test } from "vitest";
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

test.each([
  ["長さの違う項目", { member_id: [1, 2], mode: [1, 1], datetime: [1, 2], speed: [100] }],
  ["0行", { member_id: [], mode: [], datetime: [] }],
  [
    "20,001行",
    { ...Object.fromEntries(["member_id", "mode", "datetime"].map((name) => [name, Array(20_001).fill(1)])) },
  ],
])("I7 %s は受け付けない", (_, packed) => {
  expect(packedBallsSchema.safeParse(packed).success).toBe(false);
});
