import type { MeasurementDraft } from "./rows/draft.ts";

type Ball = Pick<MeasurementDraft, "mode" | "datetime" | "speed" | "angle">;

/** A key that two records of the same ball share: player, moment, speed and angle (BE-2). */
export const duplicateKey = ({ mode, datetime, speed, angle }: Ball, memberId: number): string =>
  [mode, memberId, datetime, speed ?? "", angle ?? ""].join(" ");

/**
 * The drafts that are already `known` or repeat an earlier one in the file; drafts without a member (undefined) are
 * skipped.
 */
export function findRepeated(
  drafts: Iterable<MeasurementDraft>,
  known: ReadonlySet<string>,
  memberOf: (draft: MeasurementDraft) => number | undefined,
): ReadonlyMap<MeasurementDraft, "known" | "file"> {
  const seen = new Set<string>();
  const repeated = new Map<MeasurementDraft, "known" | "file">();
  for (const draft of drafts) {
    const memberId = memberOf(draft);
    if (memberId === undefined) continue;
    const key = duplicateKey(draft, memberId);
    if (known.has(key)) repeated.set(draft, "known");
    else if (seen.has(key)) repeated.set(draft, "file");
    seen.add(key);
  }
  return repeated;
}
