import { type LocalRankingRow, memberName } from "@kyuseki/domain";
import { ranksByKey } from "@kyuseki/domain/ranking";
import { nameSearchText } from "../../format/nameSearch.ts";

/** By what one reached, or by 伸び率. */
export const rankedOrders = ["record", "growth"] as const;
export type RankedOrder = (typeof rankedOrders)[number];

/** `place`: the rank that is shown; null for whom there is no 伸び率. */
export type RankedRow = LocalRankingRow & { name: string; searchText: string; place: number | null };

/** In the given order, players without a rank last. */
export function rankedRows(rows: readonly LocalRankingRow[], by: RankedOrder): readonly RankedRow[] {
  const growth = ranksByKey(rows, { key: ({ id }) => id, value: (row) => row.growth });
  return rows
    .map((row) => ({
      ...row,
      name: memberName(row),
      searchText: nameSearchText(row),
      place: by === "record" ? row.rank : (growth.get(row.id) ?? null),
    }))
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.rank - b.rank);
}
