import * as z from "zod/mini";
import { pitchReadings } from "../../vocabulary/pitch.ts";
import { guardWeeks, ruleSetIds } from "../../vocabulary/pitchRuleSets.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";

const noParams = z.object({});

/** A whole number from `min` to `max`; the message names the field and the range. */
function whole(label: string, min: number, max: number) {
  const message = `${label}は${min}〜${max}の整数で入力してください`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
}

const ownLimitSchema = z.object({
  /** Pitches; null: no limit. */
  day: z.nullable(whole("1日の上限", 1, 300)),
  week: z.nullable(whole("7日の上限", 1, 1000)),
});

/** The rule set of a school stage. `own` is read only while the rule set is `own`. */
const stageRuleSchema = z.object({ rule: z.enum(ruleSetIds, "ルールを選んでください"), own: ownLimitSchema });

/** What a manager sets for the team under 各種設定 (D-1, BE-1); goals are stored by item. */
export const teamSettingsDraftSchema = z.object({
  /** 実施率の目標, %. */
  practice_goal: whole("実施率の目標", 1, 100),
  /** From this hour in Japan on, today counts in 実施率. */
  record_hour: whole("今日を数え始める時刻", 12, 23),
  pitch_limits: z.object({
    e: stageRuleSchema,
    j: stageRuleSchema,
    h: stageRuleSchema,
    week: z.enum(guardWeeks, "7日の数えかたを選んでください"),
    /** % of a limit from which the guard shows 注意. */
    caution: whole("注意とする割合", 50, 99),
  }),
  /** 強い打球: km/h and degrees; the threshold of a strong hit in the analysis. */
  hard_hit: z
    .object({
      speed: whole("強い打球の速度", 50, 200),
      angle_low: whole("角度の下限", -30, 60),
      angle_high: whole("角度の上限", -30, 60),
    })
    .check(
      z.refine(({ angle_low, angle_high }) => angle_low < angle_high, {
        message: "角度の上限は下限より大きくしてください",
        path: ["angle_high"],
      }),
    ),
  pitch_reading: z.enum(pitchReadings, "球種の表しかたを選んでください"),
  /** Whether the team's players count in the national rankings. */
  national: z.boolean(),
  /** Version that an edit starts from (R4). */
  version: idField(),
});
export type TeamSettingsDraft = z.infer<typeof teamSettingsDraftSchema>;

export const teamSettingsSchema = z.extend(z.object(teamSettingsDraftSchema.shape), {
  /** null when never saved. */
  updated_at: z.nullable(z.iso.datetime()),
  /** Name of who saved last; null when never saved, or the account is gone. */
  updated_by: z.nullable(z.string()),
});
export type TeamSettings = z.infer<typeof teamSettingsSchema>;

export const getTeamSettings = defineEndpoint({
  id: "getTeamSettings",
  method: "GET",
  path: "/api/coach/settings",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: teamSettingsSchema,
  status: 200,
});

/** @throws conflict when somebody else has saved since `version` (R4) */
export const updateTeamSettings = defineEndpoint({
  id: "updateTeamSettings",
  method: "POST",
  path: "/api/coach/settings",
  access: "manager",
  params: noParams,
  query: noParams,
  body: teamSettingsDraftSchema,
  reply: teamSettingsSchema,
  status: 200,
  refuses: ["conflict"],
});
