import { defaultSettings, type MeasureItem, type TeamSettings } from "@kyuseki/domain";
import { presetItems } from "@kyuseki/domain/measuringDays";
import type { MeasureGoals } from "./parts/goalValues.ts";

export const settings: TeamSettings = {
  ...defaultSettings("baseball", "hard"),
  practice_goal: 85,
  record_hour: 20,
  version: 3,
  updated_at: "2026-11-02T03:00:00Z",
  updated_by: "大野 直人",
};

/** As a club begins: never changed. */
export const firstSettings: TeamSettings = {
  ...defaultSettings("baseball", "hard"),
  version: 0,
  updated_at: null,
  updated_by: null,
};

export const items: readonly MeasureItem[] = [
  ...Object.entries(presetItems).map(([preset, item], index) => ({
    ...item,
    id: index + 1,
    preset,
    archived: false,
    version: 1,
  })),
  {
    id: 9,
    name: "メディシンボール投げ",
    unit: "m",
    better: "higher",
    lowest: null,
    highest: null,
    decimals: 1,
    preset: null,
    archived: true,
    version: 2,
  },
];

export const goals: MeasureGoals = {
  goals: [
    { kind: 4, item_id: null, grade: "j3", value: 115 },
    { kind: null, item_id: 1, grade: "e5", value: 8.4 },
    { kind: null, item_id: 1, grade: "e6", value: 8.1 },
    { kind: null, item_id: 4, grade: "e6", value: 175 },
  ],
  version: 2,
};
