import type { Analysis, GradeGroup, Member, PitchCode, PitchReading } from "@kyuseki/domain";
import type { Drawing } from "../../../charts/ChartFrame/useDrawing.ts";
import type { AnalysisView } from "../view.ts";

/** What every panel is given: all that arrived, null while it is on its way. */
export type AnalysisPartProps = { analysis: Analysis | null; mode: 1 | 2 };
export type AnalysisCharts = { charts: Drawing<typeof import("./charts.ts")> };

/** How a school stage is drawn here. */
export const stageMarks = { h: 3, j: 5, e: 2 } as const satisfies Record<GradeGroup, PitchCode>;
/** The oldest first. */
export const stageOrder = ["h", "j", "e"] as const satisfies readonly GradeGroup[];

export type AnalysisFiltersProps = {
  /** null は読み込み中。 */
  analysis: Analysis | null;
  members: readonly Member[];
  reading: PitchReading;
  view: AnalysisView;
  onChange: (change: Partial<AnalysisView>) => void;
  /** 選手を選ぶ紙を開く。 */
  onChoose: () => void;
};
