export {
  type AmountMeasure,
  type AmountUnit,
  amountMeasures,
  amountUnits,
  type MenuGroup,
  menuGroups,
  type PainPart,
  painParts,
  type TrainingMenu,
  trainingLimits,
  trainingMenus,
} from "../vocabulary/trainingMenu.ts";
export {
  amountsOf,
  type GroupAmounts,
  groupAmounts,
  type LeadingMeasures,
  leadingMeasures,
  type MenuSum,
} from "./groupAmounts.ts";
export { lastExpectedDay } from "./lastExpectedDay.ts";
export { type LoadChange, loadChange, loadRules, type WeekLoad, weeklyLoads } from "./load.ts";
export { painFlag, painSince } from "./painFlag.ts";
export { expectedDays, type PracticeRate, practiceRate, type RateBasis } from "./rate.ts";
export { currentStreak, daysWithoutRecord, longestStreak } from "./streak.ts";
