import type { GuardedPitcher } from "../contract/practice/dashboard.ts";

/** The excess of the day before that of the week; null above another limit, such as that of two days. */
export function pitchesOver({ today, week }: Pick<GuardedPitcher, "today" | "week">): number | null {
  for (const { pitches, limit } of [today, week]) if (limit !== null && pitches > limit) return pitches - limit;
  return null;
}
