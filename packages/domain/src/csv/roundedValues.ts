import type { MeasurementDraft } from "./rows/draft.ts";

type Values = Pick<MeasurementDraft, "speed" | "angle">;

/** Decimals of a session's speeds and angles; `angle` null: no ball has one. */
type Decimals = { speed: number; angle: number | null };

/** The balls of `some` that `others` have, each of these once, by `keyOf`. */
export function commonBalls<Some extends Values>(
  some: readonly Some[],
  others: readonly Values[],
  keyOf: (ball: Values) => string,
): readonly Some[] {
  const left = new Map<string, number>();
  for (const ball of others) left.set(keyOf(ball), (left.get(keyOf(ball)) ?? 0) + 1);
  return some.filter((ball) => {
    const count = left.get(keyOf(ball)) ?? 0;
    left.set(keyOf(ball), count - 1);
    return count > 0;
  });
}

/** Both values as they stand. */
export const exactKey = ({ speed, angle }: Values) => `${speed} ${angle}`;

/**
 * Both values with the decimals that both sessions have: a sheet is often typed from a device's screen, which rounds.
 * Angles count only where both sessions have them.
 */
export function roundedKey(one: Decimals, other: Decimals): (ball: Values) => string {
  const speeds = Math.min(one.speed, other.speed);
  const angles = one.angle === null || other.angle === null ? null : Math.min(one.angle, other.angle);
  return ({ speed, angle }) => `${rounded(speed, speeds)} ${angles === null ? "" : rounded(angle, angles)}`;
}

export function decimalsOf(balls: readonly Values[]): Decimals {
  const angles = balls.flatMap(({ angle }) => angle ?? []);
  return {
    speed: mostDecimals(balls.flatMap(({ speed }) => speed ?? [])),
    angle: angles.length === 0 ? null : mostDecimals(angles),
  };
}

/** Drafts keep three decimals. */
const kept = 3;

function mostDecimals(values: readonly number[]): number {
  let most = 0;
  for (const value of values) {
    while (most < kept && Math.abs(value - (rounded(value, most) ?? value) / 10 ** most) > tolerance) most += 1;
    if (most === kept) break;
  }
  return most;
}

const tolerance = 1e-6;

const rounded = (value: number | null, decimals: number) => value && Math.round(value * 10 ** decimals);
