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
 * entered by hand, anything better, because they were checked while typed. Without an earlier value there is no best.
 * @param before the best of all days before; null when there was none
 */
export function judgeBest(
  value: number,
  before: number | null,
  { better, measured }: { better: Better; measured: boolean },
): BestVerdict {
  if (before === null) return "none";
  const gain = gainOver(value, before, better);
  if (measured ? gain < measuredStep : gain <= 0) return "none";
  return measured && gain * 100 > before * plausibleGain ? "confirm" : "best";
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
  for (const { date, best } of days) {
    const gain = record === null ? 0 : gainOver(best, record, better);
    if (record !== null && judgeBest(best, record, { better, measured }) === "best")
      found.unshift({ date, best, before: record, gain });
    if (record === null || gain > 0) record = best;
  }
  return found;
}
