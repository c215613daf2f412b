import { type StoredBall, type UntimedBall, windowOf } from "./compareUntimed.ts";
import { commonBalls, decimalsOf, roundedKey } from "./roundedValues.ts";

/**
 * Which balls with exact moments may be stored already by a sheet without seconds, by index: that sheet has as many balls
 * with their values, rounded, in the same minute, or on the same day where it has no times. `known` are left out.
 */
export function compareExact(
  balls: readonly UntimedBall[],
  stored: readonly StoredBall[],
  known: ReadonlySet<number>,
): readonly number[] {
  const doubtful = new Set<number>();
  const exact = balls.flatMap((ball, place) => (ball.grain === null && !known.has(place) ? [{ ...ball, place }] : []));
  if (exact.length === 0) return [];
  const decimals = decimalsOf(exact);
  const days = Map.groupBy(exact, (ball) => windowOf(ball, "day"));
  const minutes = Map.groupBy(exact, (ball) => windowOf(ball, "minute"));
  for (const sheet of sheetsWithoutSeconds(stored)) {
    const key = roundedKey(decimals, decimalsOf(sheet.balls));
    for (const [window, there] of Map.groupBy(sheet.balls, (ball) => windowOf(ball, sheet.grain))) {
      const inFile = (sheet.grain === "day" ? days : minutes).get(window) ?? [];
      const rest = inFile.filter(({ place }) => !doubtful.has(place));
      for (const { place } of commonBalls(rest, there, key)) doubtful.add(place);
    }
  }
  return [...doubtful].toSorted((one, other) => one - other);
}

type Sheet = { grain: "day" | "minute"; balls: readonly StoredBall[] };

/**
 * A member's days of imports whose balls have seconds that only their order gave them (`setApart`): within each minute
 * they follow each other from its beginning without a gap.
 */
function sheetsWithoutSeconds(stored: readonly StoredBall[]): readonly Sheet[] {
  const perMinute = new Map<string, number>();
  for (const ball of stored) {
    const minute = windowOf(ball, "minute");
    perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
  }
  const hasNoSecond = (ball: StoredBall) =>
    Number.isInteger(ball.datetime) && ball.datetime % 60 < (perMinute.get(windowOf(ball, "minute")) ?? 0);
  const imports = Map.groupBy(stored, (ball) => `${ball.import_id} ${windowOf(ball, "day")}`);
  return [...imports.values()]
    .filter((balls) => balls.every((ball) => ball.import_id !== null && hasNoSecond(ball)))
    .map((balls) => ({ balls, grain: balls.some(isAtMidnight) ? "day" : "minute" }));
}

/** Midnight in Japan: a day without a time. */
const isAtMidnight = ({ datetime }: StoredBall) => (datetime + tokyoS) % dayS === 0;
const tokyoS = 9 * 3600;
const dayS = 24 * 3600;
