import type { MeasuredBall, MeasurementChange, PitchingResults, PitchReading } from "@kyuseki/domain";
import type { Loadable } from "../../state/loadable.ts";
import type { PitchingResultsView } from "./view.ts";

/** What an opened day is drawn from. */
export type OpenedDayProps = {
  /** `view.day` の投球。 */
  pitches: Loadable<PitchingResults>;
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
  view: PitchingResultsView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<PitchingResultsView>) => void;
  onRetryDay: () => void;
  /** いま直したり消したりしている一球。 */
  busy: ReadonlySet<number>;
  /** 断られたときは `Failure` で reject する。`conflict` なら、その前に行をいまの内容にする（R4）。 */
  onEdit: (ball: MeasuredBall, change: MeasurementChange) => Promise<unknown>;
  onDelete: (ball: MeasuredBall) => void;
};
