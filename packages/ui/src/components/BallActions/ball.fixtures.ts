import type { MeasuredBall } from "@kyuseki/domain";

/** A fastball of 11/15 14:03. */
export const fastball: MeasuredBall = {
  id: 8801,
  member_id: 201,
  datetime: Date.parse("2026-11-15T14:03:00+09:00") / 1000,
  mode: 2,
  batting_type: null,
  batting_result: null,
  ball: "hard",
  tag_pitch: 1,
  speed: 136.4,
  angle: null,
  distance: null,
  spin_rate: 2104,
  spin_direction: null,
  spin_efficiency: null,
  break_vertical: null,
  break_horizontal: null,
  location_x: null,
  location_z: null,
  spray_angle: null,
  bat_speed: null,
  attack_angle: null,
  video_id: null,
  poster: null,
  corrections: [],
  moved: null,
};

/** A tee ball without a result. */
export const battedBall: MeasuredBall = {
  ...fastball,
  id: 9901,
  mode: 1,
  batting_type: 1,
  tag_pitch: null,
  speed: 128.2,
  angle: 18.4,
  distance: 84,
  spin_rate: null,
};

const byTanaka = { by: "田中 誠", at: Date.parse("2026-11-15T18:05:00+09:00") / 1000 };

/** Measured with 136.4 km/h as another player's. */
export const correctedFastball: MeasuredBall = {
  ...fastball,
  speed: 126.4,
  corrections: [{ field: "speed", original: 136.4, ...byTanaka }],
  moved: { from: { id: 5, last_name: "清水", first_name: "翔太" }, ...byTanaka },
};
