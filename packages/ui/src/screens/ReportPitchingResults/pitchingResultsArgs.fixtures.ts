import { fn } from "storybook/test";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { pitchesOfDay, pitchingDays } from "./pitchingResults.fixtures.ts";
import type { ReportPitchingResultsScreenProps } from "./ReportPitchingResultsScreen.tsx";
import { defaultPitchingResultsView } from "./view.ts";

/** What both files of stories begin with. */
export const pitchingResultsArgs: ReportPitchingResultsScreenProps = {
  ...reportAround,
  days: { status: "ready", value: pitchingDays },
  pitches: { status: "ready", value: pitchesOfDay },
  today: "2026-11-20",
  reading: "short",
  view: defaultPitchingResultsView,
  busy: new Set(),
  onPlayerRetry: fn(),
  onViewChange: fn(),
  onRetry: fn(),
  onRetryDay: fn(),
  onEdit: fn(async () => {}),
  onDelete: fn(),
  readAll: fn(async () => pitchesOfDay.rows),
  loadPart: (part) => part(),
  onExport: fn(),
};
