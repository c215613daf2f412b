import { decimal } from "../../format/decimal.ts";

export type Range = readonly [min: number, max: number];

const most = 6;

/**
 * At most six round numbers inside the range, multiples of 1, 2, 2.5 or 5 of a power of ten; never two decimals. Counts
 * have no ticks between whole numbers.
 */
export function ticksIn([min, max]: Range, atMost: number = most, counted = false): number[] {
  if (!(max > min)) return [min];
  const step =
    (counted ? wholeSteps : steps).find(
      (size) => Math.floor(max / size + slack) - Math.ceil(min / size - slack) < atMost,
    ) ?? max - min;
  const first = Math.ceil(min / step - slack);
  const count = Math.floor(max / step + slack) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(1)));
}

/** Tolerance for inexact sums of tenths. */
const slack = 1e-6;

const steps = [-1, 0, 1, 2, 3, 4, 5].flatMap((power) =>
  [1, 2, 2.5, 5].filter((size) => size !== 2.5 || power >= 0).map((size) => size * 10 ** power),
);

const wholeSteps = steps.filter(Number.isInteger);

/** Formats ticks: as whole numbers, or all with one decimal as soon as one needs it. */
export function tickWriter(ticks: readonly number[]): (tick: number) => string {
  const digits = ticks.every(Number.isInteger) ? 0 : 1;
  return (tick) => decimal(tick, digits);
}

/** A range around the values with some margin; never empty. */
export function rangeAround(values: readonly number[]): Range {
  const min = Math.min(...values);
  const max = Math.max(...values);
  const air = (max - min) * 0.15 || 1;
  return values.length === 0 ? [0, 1] : [min - air, max + air];
}

/** From zero to a little above the highest value, with room for the number on a bar. */
export function rangeFromZero(values: readonly number[]): Range {
  const max = Math.max(0, ...values);
  return [0, max * 1.15 || 1];
}

/**
 * Which of `count` marks, `stepPx` apart, get labels at least `gapPx` apart: counted back from the last one, which
 * always has one.
 */
export function everySome(count: number, stepPx: number, gapPx: number): number[] {
  const step = Math.max(1, Math.ceil(gapPx / stepPx));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}
