import type { PitchingSummary, PitchReading } from "@kyuseki/domain";
import type { LaterPart } from "../../../state/useLaterPart.ts";

/** Props of every chart's panel; `summary` is null while loading. */
export type SummaryPartProps = {
  summary: PitchingSummary | null;
  reading: PitchReading;
  charts: LaterPart<typeof import("./charts.ts")>;
};
