import type { BattingSummary } from "@kyuseki/domain";
import type { Drawing } from "../../../charts/ChartFrame/useDrawing.ts";

export type SummaryPartProps = {
  /** null は読み込み中。 */
  summary: BattingSummary | null;
  charts: Drawing<typeof import("./charts.ts")>;
};
