import * as z from "zod/mini";
import { impossibleValue } from "../../statistics/quality.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { textField } from "../fields.ts";
import { balls } from "../team/team.ts";
import { day, moment, nullish, number, owned } from "./recordFields.ts";

/**
 * One ball hit or thrown (EN-9). All but the first five fields are optional; a panel whose fields are absent is left
 * out.
 */
const fields = z.extend(owned, {
  datetime: moment,
  /** 1 batting, 2 pitching (EN-4). */
  mode: z.literal([1, 2], "種別は1（打撃）か2（投球）で指定してください"),
  batting_type: nullish(z.literal([1, 2, 3], "打撃の種類は1〜3で指定してください")),
  batting_result: nullish(z.literal([1, 2, 3], "打撃の結果は1〜3で指定してください")),
  ball: nullish(z.enum(balls, "使用球が正しくありません")),
  tag_pitch: nullish(z.literal(pitchCodes, "球種は0〜8で指定してください")),
  /** Degrees above the horizon. */
  angle: nullish(number("角度", -360, 360)),
  /** m */
  distance: nullish(number("飛距離", 0, 1000)),
  /** Speed of the batted ball or of the pitch, km/h. */
  speed: nullish(number("速度", 0, 1000)),
  /** rpm */
  spin_rate: nullish(number("回転数", 0, 10_000)),
  /** Degrees clockwise from the pitcher's view; 0 is pure backspin. */
  spin_direction: nullish(number("回転方向", 0, 360)),
  /** % */
  spin_efficiency: nullish(number("回転効率", 0, 100)),
  /** cm, compared with the flight without spin. */
  break_vertical: nullish(number("縦の変化量", -200, 200)),
  break_horizontal: nullish(number("横の変化量", -200, 200)),
  /** cm from the middle of the plate, from the catcher's view, and above the ground. */
  location_x: nullish(number("コース（左右）", -500, 500)),
  location_z: nullish(number("コース（高さ）", -100, 500)),
  /** Degrees from the line to second base; left is negative. */
  spray_angle: nullish(number("打球方向", -180, 180)),
  /** km/h */
  bat_speed: nullish(number("スイング速度", 0, 300)),
  /** Degrees; upwards is positive. */
  attack_angle: nullish(number("アタックアングル", -90, 90)),
  /** source_id of the video that shows it, from the same source. */
  video_id: nullish(textField("video_id", 1, 100)),
  filming_date: nullish(day),
});

/**
 * Refuses a physically impossible speed or angle as a misreading; an impossible distance goes, and the ball stays
 * (AI 11).
 */
export const measurementRecordSchema = fields.check(
  (context) => {
    const field = impossibleValue(context.value);
    if (field === undefined || field === "distance") return;
    context.issues.push({ code: "custom", path: [field], message: impossible[field], input: context.value });
  },
  z.overwrite((record) => (impossibleValue(record) === "distance" ? { ...record, distance: null } : record)),
);
export type MeasurementRecord = z.infer<typeof measurementRecordSchema>;

const impossible = {
  speed: "ありえない速さのため、受け付けられません",
  angle: "ありえない角度のため、受け付けられません",
} as const;
