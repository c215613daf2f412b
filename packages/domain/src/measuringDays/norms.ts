import type { Grade } from "../vocabulary/grade.ts";
import { type PresetItem, presetItems } from "../vocabulary/measureItem.ts";
import type { Gender } from "../vocabulary/person.ts";

/** 全国体力・運動能力、運動習慣等調査, of every fifth-grader and every second-year of junior high, April to July. */
export const normSources = {
  survey2014: { by: "文部科学省", year: 2014 },
  survey2023: { by: "スポーツ庁", year: 2023 },
} as const;
export type NormSource = keyof typeof normSources;

/** A national mean in the item's unit, shown as 目安, not as a goal. */
export type Norm = {
  mean: number;
  source: NormSource;
  /** Grip strength is published as the mean of both hands. */
  bothHands?: true;
};

type Cells = Partial<Record<Grade, Partial<Record<Gender, Norm>>>>;

const gripCells = {
  e5: {
    M: { mean: 16.55, source: "survey2014", bothHands: true },
    F: { mean: 16.09, source: "survey2014", bothHands: true },
  },
  j2: { F: { mean: 23.68, source: "survey2014", bothHands: true } },
} as const satisfies Cells;

/** Only cells with a published number; without one nothing is shown. */
const norms: Partial<Record<PresetItem, Cells>> = {
  run_50m: { j2: { M: { mean: 8.01, source: "survey2023" } } },
  standing_jump: {
    j2: { M: { mean: 193.44, source: "survey2014" }, F: { mean: 166.47, source: "survey2014" } },
  },
  side_steps: { j2: { F: { mean: 45.64, source: "survey2014" } } },
  grip_right: gripCells,
  grip_left: gripCells,
};

/** null without a published number, and for a preset that the team has changed into something else. */
export function normOf(
  item: { preset: string | null; name: string; unit: string },
  { grade, gender }: { grade: Grade; gender: Gender | null },
): Norm | null {
  if (gender === null || !isPreset(item.preset)) return null;
  const { name, unit } = presetItems[item.preset];
  if (item.name !== name || item.unit !== unit) return null;
  return norms[item.preset]?.[grade]?.[gender] ?? null;
}

const isPreset = (preset: string | null): preset is PresetItem => preset !== null && preset in presetItems;
