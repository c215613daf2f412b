import type { PitchingSummary } from "../contract/analyzer/pitchingReport.ts";
import { guardConcern } from "../pitchGuard/concern.ts";
import { pitchesOver } from "./pitchesOver.ts";

export type PlayerHeadlineFacts = Pick<PitchingSummary, "guard" | "fastball">;

export type PlayerStatement = {
  kind: NonNullable<ReturnType<typeof guardConcern>> | "best";
  /** Pitches above the limit, or the fastest fastball in km/h; null where the facts do not say it. */
  amount: number | null;
};

/** The head of one pitcher's report: the most pressing concern (BE-1), then a personal best (AI 10). */
export function playerHeadlineOf({ guard, fastball }: PlayerHeadlineFacts): readonly PlayerStatement[] {
  const concern = guardConcern(guard);
  return [
    ...(concern ? [{ kind: concern, amount: concern === "over" ? pitchesOver(guard) : null }] : []),
    ...(fastball?.verdict === "best" ? [{ kind: "best" as const, amount: fastball.max }] : []),
  ];
}
