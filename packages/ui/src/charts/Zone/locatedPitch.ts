import type { PitchCode } from "@kyuseki/domain";
import type { PitchLocation } from "./zonePlace.ts";

export type LocatedPitch = {
  id: string;
  /** 表と吹き出しでの名前。例：「46球目」。 */
  name: string;
  code: PitchCode;
  speedKmh: number;
  location: PitchLocation;
};
