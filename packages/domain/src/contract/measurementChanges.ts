import * as z from "zod/mini";
import { pitchCodes } from "../rules/pitch.ts";
import { defineEndpoint } from "./endpoint.ts";
import { ballOrNull, battingTypeOrNull, measuredBallSchema } from "./reportFields.ts";
import { balls } from "./team.ts";

const params = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});
const write = {
  access: "coach",
  analyzer: true,
  params,
  query: z.object({}),
  reply: measuredBallSchema,
  status: 200,
} as const;

const path = "/api/coach/nextshot/measurements/:id";

/** What a coach may correct of a measurement. */
export const correctableFields = ["tag_pitch", "batting_type", "batting_result", "ball"] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** A field left out stays as it is; `before` is all of them as the coach saw them (R4). */
export const measurementChangeSchema = z
  .object({
    tag_pitch: z.optional(z.literal(pitchCodes, "球種を選び直してください")),
    batting_type: z.optional(z.literal([1, 2, 3], "打撃の種類を選び直してください")),
    /** null: not known. */
    batting_result: z.optional(z.nullable(z.literal([1, 2, 3], "打撃の結果を選び直してください"))),
    ball: z.optional(z.enum(balls, "使用球を選び直してください")),
    before: z.object({
      tag_pitch: z.nullable(z.literal(pitchCodes)),
      batting_type: battingTypeOrNull,
      batting_result: battingTypeOrNull,
      ball: ballOrNull,
    }),
  })
  .check(
    z.refine(
      (change) => correctableFields.some((field) => change[field] !== undefined),
      "変更する項目を選んでください",
    ),
  );
export type MeasurementChange = z.infer<typeof measurementChangeSchema>;

/** A source that pushes the record again leaves what was corrected as it is. @throws not_found, conflict (R4) */
export const changeMeasurement = defineEndpoint({
  ...write,
  id: "changeMeasurement",
  method: "POST",
  path,
  body: measurementChangeSchema,
  refuses: ["conflict"],
});

/** One that is deleted already stays so. It can be had back for `undoLimits.measurementMinutes`. @throws not_found */
export const deleteMeasurement = defineEndpoint({
  ...write,
  id: "deleteMeasurement",
  method: "DELETE",
  path,
  body: z.undefined(),
});

/** Undoes `deleteMeasurement`. One that is not deleted stays as it is. @throws not_found, conflict when it is too late */
export const restoreMeasurement = defineEndpoint({
  ...write,
  id: "restoreMeasurement",
  method: "POST",
  path: `${path}/restore`,
  body: z.undefined(),
  refuses: ["conflict"],
});
