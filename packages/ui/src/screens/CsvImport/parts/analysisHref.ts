import { dayInJapan, defaultPeriod, periodRange, periods } from "@kyuseki/domain";

/** The last ball with a speed of an import: its mode, and when it was measured, Unix seconds. */
export type NewestBall = { mode: 1 | 2; atS: number };

/** 測定データ分析 of the shortest usual period that shows the ball; null when no period reaches back that far. */
export function analysisHref({ mode, atS }: NewestBall, nowS: number): string | null {
  const day = dayInJapan(new Date(atS * 1000));
  const period = [defaultPeriod, ...periods].find((one) => {
    const { start, end } = periodRange(one, new Date(nowS * 1000));
    return start <= day && day <= end;
  });
  if (period === undefined) return null;
  const search = new URLSearchParams({
    ...(mode === 2 && { mode: "pitching" }),
    ...(period !== defaultPeriod && { period: `${period}` }),
  });
  return search.size > 0 ? `/nextshot/analysis?${search}` : "/nextshot/analysis";
}
