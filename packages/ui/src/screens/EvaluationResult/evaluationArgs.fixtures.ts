import { fn } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import type { EvaluationResultScreenProps } from "./EvaluationResultScreen.tsx";
import { measuredTeam, run50m, shuttleRun } from "./evaluation.fixtures.ts";
import { defaultEvaluationView } from "./view.ts";

/** A team's page of the last month. */
export const wholePage = {
  evaluation: { status: "ready", value: measuredTeam },
  table: { status: "loading" },
  analyzer: false,
  items: [run50m, shuttleRun],
  view: defaultEvaluationView,
  growth: null,
  today: "2026-11-20",
  hrefOf: ({ kind }) => `/evaluation-result?kind=${kind}`,
  onViewChange: fn(),
  onRetry: fn(),
  onRetryGrowth: fn(),
  loadPart: takePart,
  onExport: fn(),
} satisfies EvaluationResultScreenProps;
