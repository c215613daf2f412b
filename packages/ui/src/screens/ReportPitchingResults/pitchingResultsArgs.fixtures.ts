import { fn } from "storybook/test";
import { ballChanges } from "../../components/BallActions/ballChanges.fixtures.ts";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { pitchesOfDay, pitchingDays } from "./pitchingResults.fixtures.ts";
import type { ReportPitchingResultsScreenProps } from "./ReportPitchingResultsScreen.tsx";
import { defaultPitchingResultsView } from "./view.ts";

/** Args shared by both story files. */
export const pitchingResultsArgs: ReportPitchingResultsScreenProps = {
  ...reportAround,
  days: { status: "ready", value: pitchingDays },
  pitches: { status: "ready", value: pitchesOfDay },
  today: "2026-11-20",
  reading: "short",
  view: defaultPitchingResultsView,
  changes: ballChanges,
  onPlayerRetry: fn(),
  onViewChange: fn(),
  onRetry: fn(),
  onRetryDay: fn(),
  readAll: fn(async () => pitchesOfDay.rows),
  loadPart: takePart,
  onExport: fn(),
};
