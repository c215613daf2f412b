import type { BattingSummary } from "@kyuseki/domain";
import type { LaterPart } from "../../../state/useLaterPart.ts";

export type SummaryPartProps = {
  /** null は読み込み中。 */
  summary: BattingSummary | null;
  charts: LaterPart<typeof import("./charts.ts")>;
};
