import type { Ball, BattingResultCode } from "@kyuseki/domain";
import { type Flight, flight } from "./flight.ts";

export type BattedBall = {
  id: string;
  /** 表と吹き出しでの名前。例：「11/15 4球目」。 */
  name: string;
  speedKmh: number;
  angleDeg: number;
  /** 測った飛距離（m）。なければ、速度と角度から計算する。 */
  distanceM?: number | null;
  result: BattingResultCode | null;
  /** 落ちた所に書く短い名前。例：「この打球」「自己最大」。二つまで。 */
  label?: string;
};

export type BallWithFlight = BattedBall & { flight: Flight };

/** The flight of a ball. With a measured carry, the computed path is stretched to land there. */
export function flownBall(batted: BattedBall, ball: Ball): BallWithFlight {
  const computed = flight({ ...batted, ball });
  const { distanceM } = batted;
  if (!isMeasured(batted) || !distanceM || computed.carryM === 0) return { ...batted, flight: computed };
  const stretch = distanceM / computed.carryM;
  const stretched = computed.path.map(({ x, y }) => ({ x: x * stretch, y }));
  const apex = { x: computed.apex.x * stretch, y: computed.apex.y };
  return { ...batted, flight: { ...computed, path: stretched, apex, carryM: distanceM } };
}

export const isMeasured = ({ distanceM }: BattedBall) => typeof distanceM === "number" && distanceM > 0;
