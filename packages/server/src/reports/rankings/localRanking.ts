import type { LocalRanking, LocalRankingRow } from "@kyuseki/domain";
import { enoughFast, growthOf, medianOf, type RankingRanges, ranksByKey } from "@kyuseki/domain/ranking";
import type { FastBallsRow } from "../../store/rankings/fastBalls.ts";
import type { Compared, LocalValues } from "../../store/rankings/rankings.ts";

/** The players of one team by what each of them reached. */
export function localRanking(
  { batting_type, ball }: Compared,
  { current, before, base }: RankingRanges,
  values: readonly LocalValues[],
  fastBalls: readonly FastBallsRow[],
): LocalRanking {
  const fastIn = (wanted: FastBallsRow["period"]) =>
    new Map(fastBalls.filter(({ period }) => period === wanted).map((its) => [its.id, its]));
  const [fastNow, fastBefore] = [fastIn("current"), fastIn("base")];
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
              fast: enoughFast(fastNow.get(row.id)),
              base: enoughFast(fastBefore.get(row.id)),
              base_count: fastBefore.get(row.id)?.balls ?? 0,
              growth: growthOf(fastNow.get(row.id), fastBefore.get(row.id)),
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
