import type { MeasurementDraft } from "./rows/draft.ts";

type Ball = Pick<MeasurementDraft, "mode" | "datetime" | "speed" | "angle">;

/** BE-2. The same for two balls that are one: of one player, at one moment, as fast and as steep. */
export const duplicateKey = ({ mode, datetime, speed, angle }: Ball, memberId: number): string =>
  [mode, memberId, datetime, speed ?? "", angle ?? ""].join(" ");

/** The drafts that are already `known`, or come a second time in the file; those of nobody (undefined) are not looked at. */
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
