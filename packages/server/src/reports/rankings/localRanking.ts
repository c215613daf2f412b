import type { LocalRanking, LocalRankingRow } from "@kyuseki/domain";
import { growthOf, medianOf, type RankingRanges, ranksByKey } from "@kyuseki/domain/ranking";
import type { Compared, LocalValues } from "../../store/rankings/rankings.ts";

/** The players of one team by what each of them reached. */
export function localRanking(
  { kind, batting_type, ball }: Compared,
  { current, before, base }: RankingRanges,
  values: readonly LocalValues[],
): LocalRanking {
  const id = (row: LocalValues) => row.id;
  const ranks = ranksByKey(values, { key: id, value: ({ value }) => value });
  const ranksBefore = ranksByKey(values, { key: id, value: (row) => row.before });
  const rows = values
    .flatMap(({ before: _, value, date, ...row }): LocalRankingRow[] =>
      value === null || date === null
        ? []
        : [
            {
              ...row,
              value,
              date,
              rank: ranks.get(row.id) ?? 1,
              rank_before: ranksBefore.get(row.id) ?? null,
              growth: kind === 3 ? null : growthOf(value, row.base),
            },
          ],
    )
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id);
  const present = (all: readonly (number | null)[]) => all.filter((value) => value !== null);
  return {
    batting_type,
    ball,
    range: current,
    before,
    base,
    rows,
    median: medianOf(present(values.map(({ value }) => value))),
    median_before: medianOf(present(values.map((row) => row.before))),
  };
}
