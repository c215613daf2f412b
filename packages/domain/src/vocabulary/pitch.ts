/** `tag_pitch` of a record; 0 is untagged (EN-4). */
export const pitchCodes = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PitchCode = (typeof pitchCodes)[number];

/** The team chooses how codes are labelled: `short` with letters (FB, CT …), or `plain` words (D-1). */
export const pitchReadings = ["short", "plain"] as const;
export type PitchReading = (typeof pitchReadings)[number];
export const defaultPitchReading: PitchReading = "short";

export const pitchNames = [
  "blank",
  "unset",
  "straight",
  "cut_ball",
  "cutter",
  "slider",
  "curve",
  "two_seam",
  "sinker",
  "change_up",
  "split",
  "other",
] as const;
export type PitchName = (typeof pitchNames)[number];

/** `letters` is the two-letter code of the short reading; empty where there is none. */
export type PitchType = { name: PitchName; letters: string };

/** The only mapping from codes to pitch types (D-1). */
export function pitchType(code: PitchCode, reading: PitchReading = defaultPitchReading): PitchType {
  return pitchTypes[reading][code];
}

const pitchTypes = {
  short: {
    0: { name: "blank", letters: "" },
    1: { name: "straight", letters: "FB" },
    2: { name: "cut_ball", letters: "CT" },
    3: { name: "slider", letters: "SL" },
    4: { name: "curve", letters: "CB" },
    5: { name: "two_seam", letters: "2S" },
    6: { name: "change_up", letters: "CH" },
    7: { name: "split", letters: "SP" },
    8: { name: "other", letters: "OT" },
  },
  plain: {
    0: { name: "unset", letters: "" },
    1: { name: "straight", letters: "" },
    2: { name: "cutter", letters: "" },
    3: { name: "slider", letters: "" },
    4: { name: "curve", letters: "" },
    5: { name: "sinker", letters: "" },
    6: { name: "change_up", letters: "" },
    7: { name: "split", letters: "" },
    8: { name: "other", letters: "" },
  },
} as const satisfies Record<PitchReading, Record<PitchCode, PitchType>>;
