import { type LocalRankingRow, memberName } from "@kyuseki/domain";
import { ranksByKey } from "@kyuseki/domain/ranking";
import type { LocalOrder } from "./view.ts";

/** `place`: the rank that is shown; null for whom there is no 伸び率. */
export type LocalRow = LocalRankingRow & { name: string; place: number | null };

/** In the order asked for, those without a rank last. */
export function localRows(rows: readonly LocalRankingRow[], by: LocalOrder): readonly LocalRow[] {
  const growth = ranksByKey(rows, { key: ({ id }) => id, value: (row) => row.growth });
  return rows
    .map((row) => ({ ...row, name: memberName(row), place: by === "record" ? row.rank : (growth.get(row.id) ?? null) }))
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.rank - b.rank);
}
