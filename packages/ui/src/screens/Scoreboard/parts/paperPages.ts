import type { BestGroup } from "./bestGroups.ts";

/** A sheet of paper: one column of large lines, or two of small ones. */
export type PaperPage = { size: "large" | "small"; columns: readonly (readonly BestGroup[])[] };

/** As many groups as fit one sheet; what does not goes on under its heading in the next column. */
export function paperPages(groups: readonly BestGroup[]): PaperPage[] {
  const large = columnsOf(groups, largeLines);
  if (large.length <= 1) return large.map((column) => ({ size: "large", columns: [column] }));
  const small = columnsOf(groups, smallLines);
  return Array.from({ length: Math.ceil(small.length / 2) }, (_, page) => ({
    size: "small",
    columns: small.slice(2 * page, 2 * page + 2),
  }));
}

/** Lines that fit in one column, headings included. */
const largeLines = 20;
const smallLines = 36;

function columnsOf(groups: readonly BestGroup[], lines: number): BestGroup[][] {
  const columns: BestGroup[][] = [];
  let left = 0;
  for (const group of groups) {
    let rest = group.bests;
    while (rest.length > 0) {
      // A heading stands with a line of its own at least.
      if (left < 2) {
        columns.push([]);
        left = lines;
      }
      const bests = rest.slice(0, left - 1);
      columns.at(-1)?.push({ ...group, bests });
      rest = rest.slice(bests.length);
      left -= bests.length + 1;
    }
  }
  return columns;
}
