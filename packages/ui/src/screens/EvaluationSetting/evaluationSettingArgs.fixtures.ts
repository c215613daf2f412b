import type { TeamSettingsDraft } from "@kyuseki/domain";
import { fn, screen } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import type { EvaluationSettingScreenProps } from "./EvaluationSettingScreen.tsx";
import { goals, items, settings } from "./evaluationSetting.fixtures.ts";
import type { SettingsSaved } from "./parts/useSettingSheet.ts";

/** A save without a conflict. */
export const saved = async ({ version, ...draft }: TeamSettingsDraft): Promise<SettingsSaved> => ({
  outcome: "saved",
  stored: { ...settings, ...draft, version: version + 1 },
});

/** A manager's page with everything on it. */
export const wholePage = {
  isManager: true,
  sport: "baseball",
  // Friday, 2026-11-20, ten in the morning in Tokyo.
  nowS: Date.UTC(2026, 10, 20, 1) / 1000,
  settings: { status: "ready", value: settings },
  items: { status: "ready", value: items },
  goals: { status: "ready", value: goals },
  setting: { kept: {}, onKeep: fn(), onSave: fn(saved) },
  item: {
    kept: null,
    onKeep: fn(),
    onSave: fn(async (values, over) => ({
      outcome: "saved" as const,
      stored: { ...items[0], ...over, ...values, id: 10 },
    })),
    onArchive: fn(async () => {}),
    onReinstate: fn(async () => {}),
    onOrder: fn(async () => {}),
  },
  goal: {
    kept: null,
    onKeep: fn(),
    onSave: fn(async ({ goals, version }) => ({ outcome: "saved" as const, stored: { goals, version: version + 1 } })),
  },
  leaving: null,
  onRetry: fn(),
  loadPart: takePart,
} satisfies EvaluationSettingScreenProps;

/** What stands below the first look of a phone comes after it. */
export const lowerPanels = () => screen.findByRole("region", { name: "ランキングへの参加" });
