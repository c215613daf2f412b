import type { SportType } from "../contract/account/session.ts";
import type { TeamSettingsDraft } from "../contract/team/settings.ts";
import type { Ball } from "../contract/team/team.ts";
import { defaultPitchReading } from "../vocabulary/pitch.ts";
import type { RuleSetId } from "../vocabulary/pitchRuleSets.ts";

/** Settings until a manager saves some: the limits of the federation of the team's ball (D-1, BE-1). */
export function defaultSettings(sport: SportType, ball: Ball): Omit<TeamSettingsDraft, "version"> {
  const { e, j, h } = defaultRules(sport, ball);
  const stage = (rule: RuleSetId) => ({ rule, own: { day: null, week: null } });
  return {
    practice_goal: 80,
    record_hour: 20,
    pitch_limits: { e: stage(e), j: stage(j), h: stage(h), week: "rolling", caution: 80 },
    hard_hit: { speed: 110, angle_low: 8, angle_high: 32 },
    pitch_reading: defaultPitchReading,
    national: true,
  };
}

/** No published limit exists for softball, so none is assumed. */
function defaultRules(sport: SportType, ball: Ball): Record<"e" | "j" | "h", RuleSetId> {
  if (sport === "softball") return { e: "record_only", j: "record_only", h: "record_only" };
  return { e: "jsbb_youth", j: ball === "hard" ? "hard_junior_practice" : "jsbb_junior", h: "jhbf" };
}
