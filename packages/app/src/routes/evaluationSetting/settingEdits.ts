import { pitchReadings, recordOf } from "@kyuseki/domain";
import { betterDirections } from "@kyuseki/domain/measuringDays";
import { guardWeeks, ruleSetIds } from "@kyuseki/domain/pitchGuard";
import * as z from "zod/mini";

// As typed, so not yet as a draft has to be.

const edits = <Values extends z.ZodMiniType>(values: Values) => z.object({ base: values, values });
const number = z.nullable(z.number());

export const settingEditsSchema = z.nullable(
  edits(
    z.object({
      practice_goal: number,
      record_hour: number,
      "hard_hit.speed": number,
      "hard_hit.angle_low": number,
      "hard_hit.angle_high": number,
      "pitch_limits.e.rule": z.enum(ruleSetIds),
      "pitch_limits.e.own.day": number,
      "pitch_limits.e.own.week": number,
      "pitch_limits.j.rule": z.enum(ruleSetIds),
      "pitch_limits.j.own.day": number,
      "pitch_limits.j.own.week": number,
      "pitch_limits.h.rule": z.enum(ruleSetIds),
      "pitch_limits.h.own.day": number,
      "pitch_limits.h.own.week": number,
      "pitch_limits.week": z.enum(guardWeeks),
      "pitch_limits.caution": number,
      pitch_reading: z.enum(pitchReadings),
      national: z.boolean(),
    }),
  ),
);

export const goalEditsSchema = z.nullable(edits(recordOf(z.string())));

export const itemEditsSchema = z.nullable(
  z.object({
    id: z.nullable(z.int()),
    edits: edits(
      z.object({
        name: z.string(),
        unit: z.string(),
        better: z.enum(betterDirections),
        lowest: number,
        highest: number,
        decimals: z.int(),
      }),
    ),
  }),
);
