import {
  type GradeGroup,
  gradeGroups,
  type PitchReading,
  type TeamSettings,
  type TeamSettingsDraft,
  teamSettingsDraftSchema,
} from "@kyuseki/domain";
import type { GuardWeek, RuleSetId } from "@kyuseki/domain/pitchGuard";
import { fieldErrorsOf } from "../../../state/mergeValues.ts";

/** A manager's settings, named as the server's errors name them. null: an empty field. */
export type SettingValues = {
  practice_goal: number | null;
  record_hour: number | null;
  "hard_hit.speed": number | null;
  "hard_hit.angle_low": number | null;
  "hard_hit.angle_high": number | null;
  "pitch_limits.week": GuardWeek;
  "pitch_limits.caution": number | null;
  pitch_reading: PitchReading;
  national: boolean;
} & Record<`pitch_limits.${GradeGroup}.rule`, RuleSetId> &
  Record<`pitch_limits.${GradeGroup}.own.${"day" | "week"}`, number | null>;
export type SettingField = keyof SettingValues & string;

/** Fields that are saved together, in the order of the page. */
export const settingPanels = {
  limits: [
    ...gradeGroups.flatMap(
      (stage) =>
        [`pitch_limits.${stage}.rule`, `pitch_limits.${stage}.own.day`, `pitch_limits.${stage}.own.week`] as const,
    ),
    "pitch_limits.week",
    "pitch_limits.caution",
  ],
  targets: ["practice_goal", "record_hour", "hard_hit.speed", "hard_hit.angle_low", "hard_hit.angle_high"],
  reading: ["pitch_reading"],
} as const satisfies Record<string, readonly SettingField[]>;
export type SettingPanelName = keyof typeof settingPanels;

export function valuesOf({
  practice_goal,
  record_hour,
  hard_hit,
  pitch_limits,
  pitch_reading,
  national,
}: TeamSettings): SettingValues {
  const { e, j, h, week, caution } = pitch_limits;
  return {
    practice_goal,
    record_hour,
    "hard_hit.speed": hard_hit.speed,
    "hard_hit.angle_low": hard_hit.angle_low,
    "hard_hit.angle_high": hard_hit.angle_high,
    "pitch_limits.e.rule": e.rule,
    "pitch_limits.e.own.day": e.own.day,
    "pitch_limits.e.own.week": e.own.week,
    "pitch_limits.j.rule": j.rule,
    "pitch_limits.j.own.day": j.own.day,
    "pitch_limits.j.own.week": j.own.week,
    "pitch_limits.h.rule": h.rule,
    "pitch_limits.h.own.day": h.own.day,
    "pitch_limits.h.own.week": h.own.week,
    "pitch_limits.week": week,
    "pitch_limits.caution": caution,
    pitch_reading,
    national,
  };
}

/** A draft to send, or its errors by field. `version` is the one the values are based on. */
export function readDraft(
  values: SettingValues,
  version: number,
): { draft: TeamSettingsDraft | undefined; fieldErrors: Record<string, string> } {
  const stage = (name: GradeGroup) => ({
    rule: values[`pitch_limits.${name}.rule`],
    own: { day: values[`pitch_limits.${name}.own.day`], week: values[`pitch_limits.${name}.own.week`] },
  });
  const { data, error } = teamSettingsDraftSchema.safeParse({
    practice_goal: values.practice_goal,
    record_hour: values.record_hour,
    hard_hit: {
      speed: values["hard_hit.speed"],
      angle_low: values["hard_hit.angle_low"],
      angle_high: values["hard_hit.angle_high"],
    },
    pitch_limits: {
      e: stage("e"),
      j: stage("j"),
      h: stage("h"),
      week: values["pitch_limits.week"],
      caution: values["pitch_limits.caution"],
    },
    pitch_reading: values.pitch_reading,
    national: values.national,
    version,
  });
  return { draft: data, fieldErrors: fieldErrorsOf(error?.issues ?? []) };
}
