import { addDays, type CommentOffer, periodRange } from "@kyuseki/domain";
import { gainOver, growthOver, ordinarySpread } from "@kyuseki/domain/measuringDays";
import { currentStreak } from "@kyuseki/domain/training";
import type { PlayerMeasure } from "./playerMeasures.ts";

/**
 * What a comment may begin with: 自己ベスト of the seven days up to the note's, 連続日数 from `shortestStreak` days on, and
 * 測定の伸び within three months beyond the player's ordinary spread (NO-4).
 * @param practised days with a record, in any order
 */
export function commentOffers(
  measures: readonly PlayerMeasure[],
  practised: readonly string[],
  day: string,
): CommentOffer[] {
  const ranked = measures.map((measure) => ({
    measure,
    best: measure.bests.find(({ date }) => date > addDays(day, -7)),
  }));
  const bests = ranked.flatMap(({ measure: { label, unit, decimals }, best }): CommentOffer[] =>
    best ? [{ kind: "best", label, value: best.best, unit, decimals }] : [],
  );
  const streak = currentStreak(practised, day);
  const grown = ranked.flatMap(({ measure, best }) => (best ? [] : growthOffer(measure, day)));
  return [
    ...bests.slice(0, mostOfKind),
    ...(streak >= shortestStreak ? [{ kind: "streak", days: streak } as const] : []),
    ...grown.slice(0, mostOfKind),
  ];
}

function growthOffer({ label, unit, decimals, better, days }: PlayerMeasure, day: string): CommentOffer[] {
  const grown = growthOver(days, periodRange(3, new Date(`${day}T12:00:00+09:00`)));
  if (!grown) return [];
  const gain = gainOver(grown.to.best, grown.from.best, better);
  const spread = ordinarySpread(days.map(({ best }) => best));
  return gain > spread ? [{ kind: "growth", label, gain, unit, decimals, since: grown.from.date }] : [];
}

const shortestStreak = 3;
const mostOfKind = 2;
