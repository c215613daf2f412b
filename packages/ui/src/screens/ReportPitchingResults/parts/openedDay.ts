import type { PitchingResults, PitchReading } from "@kyuseki/domain";
import type { BallChanges } from "../../../components/BallActions/ballChanges.ts";
import type { Loadable } from "../../../state/loadable.ts";
import type { PitchingResultsView } from "../view.ts";

/** Props of an opened day. */
export type OpenedDayProps = {
  /** `view.day` の投球。 */
  pitches: Loadable<PitchingResults>;
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
  view: PitchingResultsView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<PitchingResultsView>) => void;
  onRetryDay: () => void;
  changes: BallChanges;
};
