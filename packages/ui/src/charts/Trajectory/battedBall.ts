import type { BattingResultCode } from "@kyuseki/domain";
import type { Flight } from "./flight.ts";

export type BattedBall = {
  id: string;
  /** 表と吹き出しでの名前。例：「11/15 4球目」。 */
  name: string;
  speedKmh: number;
  angleDeg: number;
  result: BattingResultCode | null;
  /** 落ちた所に書く短い名前。例：「この打球」「自己最大」。二つまで。 */
  label?: string;
};

export type FlownBall = BattedBall & { flight: Flight };
