import type { SprayedBall } from "./sprayedBall.ts";

const results = [1, 2, 1, 3, 2, 1, null] as const;

/** `count` balls spread evenly over the field, a few of them foul. */
export const sprayed = (count: number): SprayedBall[] =>
  Array.from({ length: count }, (_, index) => {
    const result = results[index % results.length] ?? null;
    return {
      id: String(index + 1),
      name: `11/15 ${index + 1}球目`,
      distanceM: result === 3 ? 98 + (index % 7) : 12 + ((index * 29) % 79),
      directionDeg: ((index * 47) % 107) - 58,
      result,
    };
  });
