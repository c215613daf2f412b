import * as z from "zod/mini";
import { correctableFields } from "../../statistics/correction.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { ballIdField, ballIdInAddress, idField } from "../rowFields.ts";
import { balls } from "../team/team.ts";
import { number } from "./recordFields.ts";
import { ballOrNull, battingTypeOrNull, measuredBallSchema, numberOrNull } from "./reportFields.ts";

const params = z.object({
  id: ballIdInAddress(),
});
const write = {
  access: "coach",
  analyzer: true,
  params,
  query: z.object({}),
  reply: measuredBallSchema,
  status: 200,
} as const;

/** More than one player's day ever has. */
const movedAtOnce = 2000;

const path = "/api/coach/nextshot/measurements/:id";

/** Nullable where the value may be unknown. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Fields left out stay as they are; `before` is the whole ball as the coach saw it (R4). */
export const measurementChangeSchema = z
  .object({
    tag_pitch: optional(z.literal(pitchCodes, "球種を選び直してください")),
    batting_type: optional(z.literal([1, 2, 3], "打撃の種類を選び直してください")),
    batting_result: optional(z.literal([1, 2, 3], "打撃の結果を選び直してください")),
    ball: optional(z.enum(balls, "使用球を選び直してください")),
    speed: optional(number("速度", 0, 1000)),
    angle: optional(number("角度", -360, 360)),
    distance: optional(number("飛距離", 0, 1000)),
    before: z.object({
      tag_pitch: z.nullable(z.literal(pitchCodes)),
      batting_type: battingTypeOrNull,
      batting_result: battingTypeOrNull,
      ball: ballOrNull,
      speed: numberOrNull,
      angle: numberOrNull,
      distance: numberOrNull,
    }),
  })
  .check(
    z.refine(
      (change) => correctableFields.some((field) => change[field] !== undefined),
      "変更する項目を選んでください",
    ),
  );
export type MeasurementChange = z.infer<typeof measurementChangeSchema>;

/**
 * Corrects a ball. A source that pushes the record again does not overwrite corrections; a field set back to its first
 * value is no longer corrected. @throws not_found, conflict (R4)
 */
export const changeMeasurement = defineEndpoint({
  ...write,
  id: "changeMeasurement",
  method: "POST",
  path,
  body: measurementChangeSchema,
  refuses: ["conflict"],
});

/**
 * Deletes a ball; repeating it changes nothing. Can be undone for `undoLimits.measurementMinutes`. @throws not_found
 */
export const deleteMeasurement = defineEndpoint({
  ...write,
  id: "deleteMeasurement",
  method: "DELETE",
  path,
  body: z.undefined(),
});

/**
 * Undoes `deleteMeasurement`; a ball that is not deleted stays as it is. @throws not_found, conflict when it is too
 * late
 */
export const restoreMeasurement = defineEndpoint({
  ...write,
  id: "restoreMeasurement",
  method: "POST",
  path: `${path}/restore`,
  body: z.undefined(),
  refuses: ["conflict"],
});

/**
 * The balls of the same member, mode and day in Japan, in order: those that may be moved together. @throws not_found
 */
export const listDayBalls = defineEndpoint({
  id: "listDayBalls",
  method: "GET",
  path: `${path}/day`,
  access: "coach",
  analyzer: true,
  params,
  query: z.object({}),
  body: z.undefined(),
  reply: z.object({ balls: z.array(z.object({ id: z.int(), datetime: z.number() })) }),
  status: 200,
});

const memberId = idField();

/** Balls recorded under the wrong child: all of them `from`'s, as the coach saw them (R4). */
export const measurementMoveSchema = z
  .object({
    ids: z
      .array(ballIdField())
      .check(
        z.minLength(1, "移す記録を選んでください"),
        z.maxLength(movedAtOnce, `一度に移せる記録は${movedAtOnce}球までです`),
      ),
    from: memberId,
    to: memberId,
  })
  .check(z.refine(({ from, to }) => from !== to, { message: "いまとは別の選手を選んでください", path: ["to"] }));
export type MeasurementMove = z.infer<typeof measurementMoveSchema>;

/**
 * Moves all of them or none, with their videos; pitch counts stay. A source that pushes them again leaves them where
 * they are; balls moved back to their first member are no longer corrected.
 * @throws not_found for a ball or a member the team does not have, conflict when one has been moved meanwhile (R4)
 */
export const moveMeasurements = defineEndpoint({
  id: "moveMeasurements",
  method: "POST",
  path: "/api/coach/nextshot/measurements/move",
  access: "coach",
  analyzer: true,
  params: z.object({}),
  query: z.object({}),
  body: measurementMoveSchema,
  reply: z.object({ moved: z.int() }),
  status: 200,
  refuses: ["conflict"],
});
