import { tablePages } from "../limits.ts";

/** Rows on one page of a table (EN-11). */
export type PageSize = (typeof tablePages.sizes)[number];

/** A page size from an address or a store; anything that is not offered becomes the default. */
export function pageSizeFrom(value: unknown): PageSize {
  return tablePages.sizes.find((size) => size === Number(value)) ?? tablePages.defaultSize;
}

/** At least 1: an empty table has one empty page. */
export function pageCount(total: number, size: PageSize): number {
  return Math.max(tablePages.firstPage, Math.ceil(total / size));
}

/** The nearest existing page, for an address that is older than the data. */
export function pageWithin(page: number, total: number, size: PageSize): number {
  if (!Number.isInteger(page)) return tablePages.firstPage;
  return Math.min(Math.max(page, tablePages.firstPage), pageCount(total, size));
}

/** Numbers of the first and the last row on a page, counted from 1; both 0 for an empty table. */
export function pageSpan(page: number, total: number, size: PageSize): { first: number; last: number } {
  if (total === 0) return { first: 0, last: 0 };
  const current = pageWithin(page, total, size);
  return { first: (current - 1) * size + 1, last: Math.min(current * size, total) };
}
