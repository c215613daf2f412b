import type { BattingSummary, DateRange } from "@kyuseki/domain";

/** 打撃結果 of the summary's conditions on these days. */
export function resultsHref({ player, batting_type, ball }: BattingSummary, { start, end }: DateRange): string {
  const balls = `start=${start}&end=${end}&type=${batting_type ?? 0}&ball=${ball ?? "unset"}`;
  return `/nextshot/report/${player.id}/batting/results?${balls}`;
}
