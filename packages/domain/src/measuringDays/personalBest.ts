import { changeShown } from "../statistics/rounding.ts";
import type { Better } from "../vocabulary/measureItem.ts";

/** 自己ベスト, 確認 (so much better that it may be a mistake), or neither. */
export type BestVerdict = "best" | "confirm" | "none";

/** How much better a measured ball must be than the best so far, in km/h or m (ai-stats 10). */
const measuredStep = 1;

/** % by which nobody gets better from one best to the next: beyond it somebody looks first (ai-stats 10). */
export const plausibleGain = 15;

/**
 * Whether `value` is a personal best. Balls a device measured must be at least `measuredStep` better than `before`; what
 * a coach took by hand, anything better: it was asked about while it was typed. Without a value before there is no best.
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

/** Positive when `value` is the better one, in its unit: between the two as they are shown (EN-11). */
export function gainOver(value: number, before: number, better: Better): number {
  return better === "higher" ? changeShown(value, before) : changeShown(before, value);
}

export type MeasuredDay = { date: string; best: number };

/** `before`: what it is better than, the best of all days until then. */
export type PersonalBest = MeasuredDay & { before: number; gain: number };

/** Every day that brought a personal best, with its gain, the last first. `days` stand in the order of time. */
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
