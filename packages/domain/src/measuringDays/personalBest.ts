import { changeShown } from "../statistics/rounding.ts";
import type { Better } from "../vocabulary/measureItem.ts";

/** 自己ベスト, 確認 (so much better that it may be a mistake), or neither. */
export type BestVerdict = "best" | "confirm" | "none";

/** How much better a device's value must be than the best so far, in km/h or m (AI 10). */
const measuredStep = 1;

/** Largest plausible improvement on a best, in %; beyond it the coach is asked (AI 10). */
export const plausibleGain = 15;

/**
 * Whether `value` is a personal best. Device values must be at least `measuredStep` better than `before`; values
 * entered by hand, anything better, because they were checked while typed. The gain must exceed the player's ordinary
 * spread. Without an earlier value there is no best.
 * @param before the best of all days before; null when there was none
 * @param spread of the days before (`ordinarySpread`)
 */
export function judgeBest(
  value: number,
  before: number | null,
  { better, measured, spread = 0 }: { better: Better; measured: boolean; spread?: number },
): BestVerdict {
  if (before === null) return "none";
  const gain = gainOver(value, before, better);
  if (measured ? gain < measuredStep : gain <= 0) return "none";
  if (measured && gain * 100 > before * plausibleGain) return "confirm";
  return gain > spread ? "best" : "none";
}

/**
 * How far the bests of a player's days ordinarily lie apart: the standard deviation from the differences of neighbouring
 * days, √(Σ(xᵢ₊₁ − xᵢ)² / (2·(n − 1))) (von Neumann 1941), which growth hardly moves. 0 below 5 days: unknown.
 * @param bests in order of time; the last 8 count
 */
export function ordinarySpread(bests: readonly number[]): number {
  const last = bests.slice(-spreadDays);
  if (last.length < fewestSpreadDays) return 0;
  const squares = last.slice(1).reduce((sum, best, at) => sum + (best - (last[at] ?? best)) ** 2, 0);
  return Math.sqrt(squares / (2 * (last.length - 1)));
}

/** How many days before count. */
export const spreadDays = 8;
const fewestSpreadDays = 5;

/** Whether a value taken by hand is a personal best. */
export function isBestByHand(
  value: number,
  { best, spread = 0 }: { best: number | null; spread?: number },
  better: Better,
) {
  return judgeBest(value, best, { better, measured: false, spread }) === "best";
}

/** Positive when `value` is better, in its unit; computed from the rounded numbers (EN-11). */
export function gainOver(value: number, before: number, better: Better): number {
  return better === "higher" ? changeShown(value, before) : changeShown(before, value);
}

export type MeasuredDay = { date: string; best: number };

/** `before`: the best of all days until then. */
export type PersonalBest = MeasuredDay & { before: number; gain: number };

/** Every day with a personal best, with its gain, newest first. `days` are in order of time. */
export function personalBestsOf(
  days: readonly MeasuredDay[],
  { before, better, measured }: { before: number | null; better: Better; measured: boolean },
): PersonalBest[] {
  const found: PersonalBest[] = [];
  let record = before;
  const spreadAt = (at: number) => ordinarySpread(days.slice(Math.max(0, at - spreadDays), at).map(({ best }) => best));
  for (const [at, { date, best }] of days.entries()) {
    const gain = record === null ? 0 : gainOver(best, record, better);
    if (record !== null && judgeBest(best, record, { better, measured, spread: spreadAt(at) }) === "best")
      found.unshift({ date, best, before: record, gain });
    if (record === null || gain > 0) record = best;
  }
  return found;
}
