export type PageMark = { page: number } | { gapAfter: number };

/** The offered page numbers: the first, the last, and those around the current one; at most seven marks. */
export function pageMarks(page: number, count: number): readonly PageMark[] {
  if (count <= longest) return range(1, count);
  if (page <= near) return [...range(1, near + 1), { gapAfter: near + 1 }, { page: count }];
  if (page > count - near) return [{ page: 1 }, { gapAfter: 1 }, ...range(count - near, count)];
  return [{ page: 1 }, { gapAfter: 1 }, ...range(page - 1, page + 1), { gapAfter: page + 1 }, { page: count }];
}

const longest = 7;
const near = 4;

const range = (first: number, last: number): { page: number }[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ page: first + index }));
