import type { NewBest } from "@kyuseki/domain";

/** How its value and its change are written; the change has its sign: less may be better. */
export function bestFigures({ measured, gain }: Pick<NewBest, "measured" | "gain">) {
  const isLess = "item" in measured && measured.less_is_better;
  const digits: 0 | 1 = "kind" in measured || measured.decimals > 0 ? 1 : 0;
  return { digits, change: isLess ? -gain : gain, sense: isLess ? "lower" : "higher" } as const;
}

type BestPlace = Pick<NewBest, "measured" | "date"> & { member: Pick<NewBest["member"], "id"> };

/**
 * Where a best leads: a device's to the balls of its day, where a misreading can be corrected; a hand-entered one to
 * the player's practice.
 */
export function bestHref({ member, measured, date }: BestPlace): string {
  if (!("kind" in measured)) return `/training-report/${member.id}`;
  const day = `/results?start=${date}&end=${date}`;
  const report = `/nextshot/report/${member.id}`;
  if (measured.kind === 4) return `${report}/pitching${day}&day=${date}`;
  return `${report}/batting${day}&sort=${measured.kind === 1 ? "-speed" : "-distance"}`;
}
