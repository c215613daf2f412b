import type { Analysis, GradeGroup, Member, PitchCode, PitchReading } from "@kyuseki/domain";
import type { LaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import type { AnalysisView } from "../view.ts";

/** Props of every panel: the data, null while loading. */
export type AnalysisPartProps = { analysis: Analysis | null; mode: 1 | 2 };
export type AnalysisCharts = { charts: LaterPart<typeof import("./charts.ts")> };

/** Mark of each school stage. */
export const stageMarks = { h: 3, j: 5, e: 2 } as const satisfies Record<GradeGroup, PitchCode>;
/** Oldest first. */
export const stageOrder = ["h", "j", "e"] as const satisfies readonly GradeGroup[];

export type AnalysisFiltersProps = {
  /** null は読み込み中。 */
  analysis: Analysis | null;
  /** 選べる選手。届くまでは空。 */
  members: readonly Member[];
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
  view: AnalysisView;
  onChange: (change: Partial<AnalysisView>) => void;
  /** 選手を選ぶシートは、後から運ぶ。 */
  loadPart: LoadPart;
};
