import * as z from "zod/mini";
import { csvLimits } from "../../vocabulary/csvLimits.ts";
import type { MeasurementRecord } from "./measurementRecord.ts";

/** One ball of a file as it is sent, without what the team, the file and the moment already give (BE-2). */
export type ImportedBall = Omit<MeasurementRecord, "team_id" | "source_id" | "video_id" | "ball" | "filming_date">;

const required = ["member_id", "mode", "datetime"] as const;
const optional = [
  "batting_type",
  "batting_result",
  "tag_pitch",
  "angle",
  "distance",
  "speed",
  "spin_rate",
  "spin_direction",
  "spin_efficiency",
  "break_vertical",
  "break_horizontal",
  "location_x",
  "location_z",
  "spray_angle",
  "bat_speed",
  "attack_angle",
] as const satisfies readonly Exclude<keyof ImportedBall, (typeof required)[number]>[];

/** How exact the moment of a ball is: to the second, or only its minute or its day in Japan are known. */
export const ballGrains = [null, "minute", "day"] as const;

const message = `データは1〜${csvLimits.balls}球で指定してください`;
const column = z.array(z.number(), message).check(z.minLength(1, message), z.maxLength(csvLimits.balls, message));
const sparse = z.optional(z.array(z.nullable(z.number())).check(z.maxLength(csvLimits.balls, message)));

/**
 * One array per field, all of the same length; fields that no ball has are left out. Twenty thousand pitches are 1.5
 * MB.
 */
export const packedBallsSchema = z
  .object({
    member_id: column,
    mode: column,
    datetime: column,
    batting_type: sparse,
    batting_result: sparse,
    tag_pitch: sparse,
    angle: sparse,
    distance: sparse,
    speed: sparse,
    spin_rate: sparse,
    spin_direction: sparse,
    spin_efficiency: sparse,
    break_vertical: sparse,
    break_horizontal: sparse,
    location_x: sparse,
    location_z: sparse,
    spray_angle: sparse,
    bat_speed: sparse,
    attack_angle: sparse,
    /** Index in `ballGrains`; left out, every moment is exact. */
    grain: sparse,
  })
  .check(
    z.refine(
      (packed) => Object.values(packed).every((values) => values?.length === packed.member_id.length),
      "項目ごとの行数が合っていません",
    ),
  );
export type PackedBalls = z.infer<typeof packedBallsSchema>;

export function packBalls(balls: readonly ImportedBall[]): PackedBalls {
  const packed: PackedBalls = {
    member_id: balls.map(({ member_id }) => member_id),
    mode: balls.map(({ mode }) => mode),
    datetime: balls.map(({ datetime }) => datetime),
  };
  for (const field of optional) {
    if (balls.some((ball) => ball[field] !== null)) packed[field] = balls.map((ball) => ball[field]);
  }
  return packed;
}

/** The balls as records; `measurementRecordSchema` then checks their values. */
export function unpackBalls(packed: PackedBalls): readonly Readonly<Record<keyof ImportedBall, number | null>>[] {
  return packed.member_id.map((member_id, at) => {
    const value = (field: (typeof optional)[number]) => packed[field]?.[at] ?? null;
    return {
      member_id,
      mode: packed.mode[at] ?? null,
      datetime: packed.datetime[at] ?? null,
      batting_type: value("batting_type"),
      batting_result: value("batting_result"),
      tag_pitch: value("tag_pitch"),
      angle: value("angle"),
      distance: value("distance"),
      speed: value("speed"),
      spin_rate: value("spin_rate"),
      spin_direction: value("spin_direction"),
      spin_efficiency: value("spin_efficiency"),
      break_vertical: value("break_vertical"),
      break_horizontal: value("break_horizontal"),
      location_x: value("location_x"),
      location_z: value("location_z"),
      spray_angle: value("spray_angle"),
      bat_speed: value("bat_speed"),
      attack_angle: value("attack_angle"),
    };
  });
}
