import type { PlayerGuard } from "../contract/practice/pitchGuard.ts";

/** What a coach looks at before a pitcher throws, the most pressing first. */
export const guardConcerns = ["pain", "over", "reached", "over_yesterday", "caution"] as const;
export type GuardConcern = (typeof guardConcerns)[number];

/** The most pressing concern: reported pain stands over every count. null: none. */
export function guardConcern({
  pain,
  level,
  yesterday,
}: Pick<PlayerGuard, "pain" | "level" | "yesterday">): GuardConcern | null {
  if (pain) return "pain";
  if (level === "over" || level === "reached") return level;
  if (yesterday) return "over_yesterday";
  return level === "caution" ? "caution" : null;
}
