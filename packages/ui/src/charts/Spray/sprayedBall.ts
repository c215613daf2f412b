import type { BattingResultCode } from "@kyuseki/domain";

export type SprayedBall = {
  id: string;
  /** 表と吹き出しでの名前。例：「11/15 4球目」。 */
  name: string;
  distanceM: number;
  /** 本塁と二塁を結ぶ線からの角度（°）。右が正で、ファウルラインは ±45。 */
  directionDeg: number;
  result: BattingResultCode | null;
};
