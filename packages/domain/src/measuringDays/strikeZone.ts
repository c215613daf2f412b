import type { Ball } from "../contract/team/team.ts";
import { roundToOneDecimal } from "../statistics/rounding.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { Gender } from "../vocabulary/person.ts";

/** cm: `half` to either side of the middle of the plate, `bottom` and `top` above the ground. */
export type StrikeZone = { half: number; bottom: number; top: number; height: number; height_of: "player" | "grade" };

/**
 * The strike zone of a batter as tall as the player: the whole plate, 17 inches (公認野球規則 2.02), from 27 % to 53.5
 * % of the standing height, as Major League Baseball has defined it for its automated calls since 2026; the rule's own
 * knees and shoulders are not measured.
 * Only the pitcher is known, so a batter of the same size is assumed. A missing height becomes the national mean of the
 * grade; without a gender, the mean of both.
 */
export function strikeZoneOf(player: { height: number | null; grade: Grade; gender: Gender | null }): StrikeZone {
  const height = player.height ?? meanHeightOf(player.grade, player.gender);
  return {
    half: plateCm / 2,
    bottom: roundToOneDecimal(height * lowest),
    top: roundToOneDecimal(height * highest),
    height,
    height_of: player.height === null ? "grade" : "player",
  };
}

/**
 * cm. A ball is in the zone when any part of it is, so its centre may lie this far outside. 硬式 22.9–23.5 cm around,
 * 軟式M号 7.15–7.25 cm across, ソフト3号 30.2–30.8 cm around; without a ball the 軟式.
 */
export function ballRadius(ball: Ball | null): number {
  return radii[ball ?? "rubber"];
}

const plateCm = 43.2;
const lowest = 0.27;
const highest = 0.535;
const radii = { rubber: 3.6, hard: 3.7, soft: 4.9 } as const satisfies Record<Ball, number>;

function meanHeightOf(grade: Grade, gender: Gender | null): number {
  const [boys, girls] = meanHeights[grade];
  if (gender === null) return (boys + girls) / 2;
  return gender === "M" ? boys : girls;
}

/** cm, boys and girls: 学校保健統計調査 2019 (文部科学省), ages 6 to 17 on April 1. */
const meanHeights = {
  e1: [116.5, 115.6],
  e2: [122.6, 121.4],
  e3: [128.1, 127.3],
  e4: [133.5, 133.4],
  e5: [139, 140.2],
  e6: [145.2, 146.6],
  j1: [152.8, 151.9],
  j2: [160, 154.8],
  j3: [165.4, 156.5],
  h1: [168.3, 157.2],
  h2: [169.9, 157.7],
  h3: [170.6, 157.9],
} as const satisfies Record<Grade, readonly [number, number]>;
