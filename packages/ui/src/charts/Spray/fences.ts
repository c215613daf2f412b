import { type Ball, type Gender, type Grade, gradeGroupOf } from "@kyuseki/domain";

/** Distances from home plate to the fence, metres: along both foul lines, and straight ahead. */
export type Fence = { sideM: number; centerM: number };

/**
 * The fence of the fields that a player's age group plays on. Baseball: pupils of elementary schools 70 and 85 m (全日本軟式
 * 野球連盟, 学童部); from junior high school on 97.534 and 121.918 m, which 公認野球規則 2.01 calls desirable. Softball (the ball
 * `soft`), the same distance all around, the least of 日本ソフトボール協会: 53.34 m for elementary schools, 60.96 m for girls,
 * 68.58 m for boys; null where the gender is unanswered.
 */
export function fenceOf({
  ball,
  grade,
  gender,
}: {
  ball: Ball | null;
  grade: Grade;
  gender: Gender | null;
}): Fence | null {
  const isElementary = gradeGroupOf(grade) === "e";
  if (ball !== "soft") return isElementary ? { sideM: 70, centerM: 85 } : { sideM: 97.534, centerM: 121.918 };
  if (isElementary) return round(53.34);
  if (gender === null) return null;
  return round(gender === "F" ? 60.96 : 68.58);
}

const round = (metres: number): Fence => ({ sideM: metres, centerM: metres });

/** How far away the fence is in a direction (degrees, ±45 along the foul lines): from side to centre along a cosine. */
export const fenceAt = ({ sideM, centerM }: Fence, directionDeg: number): number =>
  sideM + (centerM - sideM) * Math.cos((2 * directionDeg * Math.PI) / 180);
