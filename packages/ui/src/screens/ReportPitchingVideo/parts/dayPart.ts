import type { PitchReading } from "@kyuseki/domain";
import type { LaterPart } from "../../../state/useLaterPart.ts";
import type { DayPitch } from "./dayPitches.ts";

/** この日の球を並べる区画が受け取るもの。 */
export type DayPartProps = {
  pitches: readonly DayPitch[];
  /** いまの球。 */
  ballId: number;
  reading: PitchReading;
  charts: LaterPart<typeof import("./charts.ts")>;
  onOpen: (ballId: number) => void;
};
