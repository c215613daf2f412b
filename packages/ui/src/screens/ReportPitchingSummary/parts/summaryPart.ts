import type { PitchingSummary, PitchReading } from "@kyuseki/domain";
import type { Drawing } from "../../../charts/ChartFrame/useDrawing.ts";

/** Props of every chart's panel; `summary` is null while loading. */
export type SummaryPartProps = {
  summary: PitchingSummary | null;
  reading: PitchReading;
  charts: Drawing<typeof import("./charts.ts")>;
};
