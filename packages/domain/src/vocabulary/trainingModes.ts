/** Training modes: the code in records, and its name in code (EN-4). */
export const trainingModes = { 1: "batting", 2: "pitching" } as const;
export type TrainingModeCode = keyof typeof trainingModes;
export type TrainingMode = (typeof trainingModes)[TrainingModeCode];

/** ティー, トス, 実打; never pooled. */
export const battingTypes = { 1: "tee", 2: "toss", 3: "live" } as const;
export type BattingTypeCode = keyof typeof battingTypes;
export type BattingType = (typeof battingTypes)[BattingTypeCode];

/** OUT, HIT, HOMERUN. */
export const battingResults = { 1: "out", 2: "hit", 3: "home_run" } as const;
export type BattingResultCode = keyof typeof battingResults;
export type BattingResult = (typeof battingResults)[BattingResultCode];
