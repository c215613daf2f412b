import type { GuardedPitcher } from "@kyuseki/domain";

export type NearestLimit = { span: "today" | "week"; pitches: number; limit: number | null };

/** The count that has used more of its limit; the week's when they are equal or neither has a limit (BE-1). */
export function nearestLimit({ today, week }: Pick<GuardedPitcher, "today" | "week">): NearestLimit {
  const used = ({ pitches, limit }: GuardedPitcher["today"]) => (limit ? pitches / limit : 0);
  return used(today) > used(week) ? { span: "today", ...today } : { span: "week", ...week };
}
