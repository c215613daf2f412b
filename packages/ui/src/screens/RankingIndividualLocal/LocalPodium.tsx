import type { LocalRanking, Period } from "@kyuseki/domain";
import { medianOf, type RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Delta } from "../../components/Delta/Delta.tsx";
import { signed } from "../../components/Delta/signed.ts";
import { StatBoard } from "../../components/StatBoard/StatBoard.tsx";
import type { Stat } from "../../components/StatBoard/stat.ts";
import { gradeText } from "../../copy/person.ts";
import {
  rankedKindText,
  rankedUnitText,
  rankingBeforeText,
  rankingLastText,
  rankingText,
  rankingValueText,
} from "../../copy/ranking.ts";
import { shortRange } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import type { LocalRow } from "./localRows.ts";
import type { LocalOrder } from "./view.ts";

export type LocalPodiumProps = {
  /** null は読み込み中。 */
  ranking: LocalRanking | null;
  rows: readonly LocalRow[];
  kind: RankedKind;
  by: LocalOrder;
  period: Period;
};

/** 上位3人と、チームの中央値。 */
export function LocalPodium({ ranking, rows, kind, by, period }: LocalPodiumProps) {
  const { formatMessage } = useIntl();
  const unit = formatMessage(rankedUnitText[kind]);
  const before = formatMessage(rankingBeforeText[period]);
  const digits = kind === 3 ? 0 : 1;
  const isGrowth = by === "growth";
  const placed = rows.filter(({ place }) => place !== null);

  const noteOf = ({ rank_before, mean, base, value }: LocalRow) => {
    if (isGrowth && base !== null) {
      return formatMessage(rankingValueText.from, { base: decimal(base, digits), value: decimal(value, digits), unit });
    }
    const said = [
      ...(rank_before === null ? [] : [formatMessage(rankingValueText.before, { period: before, rank: rank_before })]),
      ...(mean === null ? [] : [formatMessage(rankingValueText.mean, { mean: decimal(mean, 1) })]),
    ];
    return said.join("・");
  };
  const figureOf = (row: LocalRow | undefined) => {
    if (!isGrowth) return row?.value ?? null;
    return row && row.growth !== null ? signed(row.growth, 1) : null;
  };
  const leaders = Array.from({ length: 3 }, (_, index): Stat => {
    const row = placed[index];
    return {
      id: `${index}`,
      lead: formatMessage(rankingValueText.nth, { rank: row?.place ?? index + 1 }),
      label: row
        ? formatMessage(rankingValueText.person, { name: row.name, grade: formatMessage(gradeText[row.grade]) })
        : "",
      value: figureOf(row),
      unit: isGrowth ? formatMessage(rankingText.percent) : unit,
      digits: isGrowth ? 1 : digits,
      note: row ? noteOf(row) : undefined,
    };
  });
  const growths = placed.flatMap(({ growth }) => growth ?? []);
  const growthMedian = medianOf(growths);
  const change =
    ranking === null || ranking.median === null || ranking.median_before === null
      ? null
      : ranking.median - ranking.median_before;
  const median: Stat = isGrowth
    ? {
        id: "median",
        label: formatMessage(rankingText.growthMedian),
        value: growthMedian === null ? null : signed(growthMedian, 1),
        unit: formatMessage(rankingText.percent),
        digits: 1,
        note: formatMessage(rankingValueText.counted, { count: growths.length }),
      }
    : {
        id: "median",
        label: formatMessage(rankingText.median),
        value: ranking?.median ?? null,
        unit,
        digits,
        note: (
          <>
            <Delta value={change} digits={digits} />{" "}
            {formatMessage(rankingValueText.against, { period: before, count: rows.length })}
          </>
        ),
      };

  return (
    <StatBoard
      title={formatMessage(isGrowth ? rankingValueText.growthLeaders : rankingValueText.leaders, {
        kind: formatMessage(rankedKindText[kind]),
      })}
      caption={
        isGrowth && ranking
          ? formatMessage(rankingValueText.growthCaption, { range: shortRange(ranking.base) })
          : formatMessage(rankingValueText.leadersCaption, { period: formatMessage(rankingLastText[period]), unit })
      }
      layout="podium"
      stats={[...leaders, median]}
      loading={ranking === null}
    />
  );
}
