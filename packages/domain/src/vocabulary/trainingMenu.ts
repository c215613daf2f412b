/** Training menus, each with its group; `game` and `other` are groups of their own. */
export const trainingMenus = {
  swing: "batting",
  tee: "batting",
  toss: "batting",
  machine: "batting",
  long_tee: "batting",
  catch: "pitching",
  bullpen: "pitching",
  shadow: "pitching",
  knock: "fielding",
  catching: "fielding",
  base_run: "running",
  dash: "running",
  distance_run: "strength",
  core: "strength",
  weights: "strength",
  stretch: "strength",
  game: "game",
  other: "other",
} as const;
export type TrainingMenu = keyof typeof trainingMenus;
export type MenuGroup = (typeof trainingMenus)[TrainingMenu];
export const menuGroups = ["batting", "pitching", "fielding", "running", "strength", "game", "other"] as const;

/** Units an amount is counted in: 球, 本, 回, 周, セット, m, km. */
export const amountUnits = ["balls", "swings", "times", "laps", "sets", "m", "km"] as const;
export type AmountUnit = (typeof amountUnits)[number];

/** What amounts are summed by: their units; minutes where an entry says no amount, entries where it says neither. */
export const amountMeasures = [...amountUnits, "minutes", "entries"] as const;
export type AmountMeasure = (typeof amountMeasures)[number];

/**
 * Body parts that can hurt: 肩, ひじ, 手首, 手・指, 首, 背中, 腰, 股関節, もも, ひざ, すね・ふくらはぎ, 足首, 足,
 * その他.
 */
export const painParts = [
  "shoulder",
  "elbow",
  "wrist",
  "hand",
  "neck",
  "back",
  "lower_back",
  "hip",
  "thigh",
  "knee",
  "shin",
  "ankle",
  "foot",
  "other",
] as const;
export type PainPart = (typeof painParts)[number];

/** RPE 0–10 (CR-10, Foster 2001) and pain 0–10 (numerical rating scale); `enterableDays`: how far back a coach records. */
export const trainingLimits = {
  rpeMax: 10,
  painMax: 10,
  minutesMax: 900,
  amountMax: 100_000,
  painNoteMax: 100,
  memoMax: 1000,
  commentMax: 1000,
  enterableDays: 365,
} as const;
