/** Published rule sets, and two of the team's own: `own` limits, and `record_only` without any (BE-1). */
export const ruleSetIds = [
  "jsbb_youth",
  "jsbb_junior",
  "hard_junior_practice",
  "giants_cup",
  "pony_games",
  "pony_practice",
  "jhbf",
  "jcsm",
  "pitch_smart",
  "little_league",
  "own",
  "record_only",
] as const;
export type RuleSetId = (typeof ruleSetIds)[number];

/** 直近7日, or the week from Monday to Sunday. */
export const guardWeeks = ["rolling", "calendar"] as const;
export type GuardWeek = (typeof guardWeeks)[number];
