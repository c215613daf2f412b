import type { PitchReading } from "@kyuseki/domain";
import type { StrikeZone } from "../../../charts/Zone/zonePlace.ts";
import type { LaterPart } from "../../../state/useLaterPart.ts";
import type { DayPitch } from "./dayPitches.ts";

/** この日の球を並べる区画が受け取るもの。 */
export type DayPartProps = {
  pitches: readonly DayPitch[];
  /** いまの球。 */
  ballId: number;
  /** 投球サマリーと同じ、この選手の身長の打者のゾーン。 */
  zone: StrikeZone;
  reading: PitchReading;
  charts: LaterPart<typeof import("./charts.ts")>;
  onOpen: (ballId: number) => void;
};
