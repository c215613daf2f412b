export { type GuardWeek, guardWeeks, type RuleSetId, ruleSetIds } from "../vocabulary/pitchRuleSets.ts";
export { type GuardConcern, guardConcern, guardConcerns } from "./concern.ts";
export { limitGroups, ruleSetOn, ruleSetsFor } from "./findRuleSet.ts";
export { type EarlierGrade, guardPlayer } from "./guardPlayer.ts";
export type { PitchesOfDay } from "./pitchesOn.ts";
export { pitchWeeks } from "./pitchWeeks.ts";
export type { PitchLimits, RuleNote, RuleSet } from "./ruleSet.ts";
export { ruleSets } from "./ruleSets.ts";
export { weekOf } from "./week.ts";
