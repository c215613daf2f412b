import { type PageSize, pageWithin } from "@kyuseki/domain";
import { rankingLimits } from "@kyuseki/domain/ranking";

type Shown = {
  total: number;
  /** Places of one's own, from 1, ascending. */
  own: readonly number[];
  /** How many on either side of one's own. */
  beside: number;
  /** Without it the top, and what stands around one's own. */
  page?: number | undefined;
  limit: PageSize;
};

/** Places of a long ranking that are sent, ascending. */
export function visiblePlaces({ total, own, beside, page, limit }: Shown): number[] {
  if (page !== undefined) return placesOnPage(total, page, limit);
  const places = new Set(Array.from({ length: rankingLimits.top }, (_, index) => index + 1));
  for (const place of own) for (let away = -beside; away <= beside; away += 1) places.add(place + away);
  return [...places].filter((place) => place >= 1 && place <= total).toSorted((a, b) => a - b);
}

/** From 1; past the last page those of the last. */
export function placesOnPage(total: number, page: number, limit: PageSize): number[] {
  const first = (pageWithin(page, total, limit) - 1) * limit + 1;
  return Array.from({ length: Math.min(limit, total - first + 1) }, (_, index) => first + index);
}
