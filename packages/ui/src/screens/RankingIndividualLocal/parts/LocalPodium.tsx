import { changeShown, type LocalRanking, type Period } from "@kyuseki/domain";
import { medianOf, type RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { signed } from "../../../components/Delta/signed.ts";
import type { RankedOrder, RankedRow } from "../../../components/PlayerRanking/rankedRows.ts";
import { useLeaders } from "../../../components/PlayerRanking/useLeaders.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { lastPeriodText, periodBeforeText } from "../../../copy/controls/period.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { shortRange } from "../../../format/calendar.ts";

export type LocalPodiumProps = {
  /** null は読み込み中。 */
  ranking: LocalRanking | null;
  rows: readonly RankedRow[];
  kind: RankedKind;
  by: RankedOrder;
  period: Period;
};

/** 上位3人と、チームの中央値。 */
export function LocalPodium({ ranking, rows, kind, by, period }: LocalPodiumProps) {
  const { formatMessage } = useIntl();
  const unit = formatMessage(measureUnitText[kind]);
  const before = formatMessage(periodBeforeText[period]);
  const digits = kind === 3 ? 0 : 1;
  const isGrowth = by === "growth";
  const leaders = useLeaders(rows, { kind, by, period, hasUnit: true });
  const growths = rows.flatMap(({ growth }) => growth ?? []);
  const growthMedian = medianOf(growths);
  const change =
    ranking === null || ranking.median === null || ranking.median_before === null
      ? null
      : changeShown(ranking.median, ranking.median_before, digits);
  const median: Stat = isGrowth
    ? {
        id: "median",
        label: formatMessage(rankingText.growthMedian),
        value: growthMedian === null ? null : signed(growthMedian, 1),
        unit: formatMessage(unitText.percent),
        digits: 1,
        note: formatMessage(rankingValueText.counted, { count: growths.length }),
      }
    : {
        id: "median",
        label: formatMessage(rankingText.median),
        value: ranking?.median ?? null,
        unit,
        digits,
        note:
          ranking?.median_before === null ? (
            formatMessage(rankingValueText.counted, { count: rows.length })
          ) : (
            <>
              <Delta value={change} digits={digits} />{" "}
              {formatMessage(rankingValueText.against, { period: before, count: rows.length })}
            </>
          ),
      };

  return (
    <StatGrid
      title={formatMessage(isGrowth ? rankingValueText.growthLeaders : rankingValueText.leaders, {
        kind: formatMessage(measureKindText[kind]),
        count: leaders.length,
      })}
      caption={
        isGrowth && ranking
          ? formatMessage(rankingValueText.growthCaption, { range: shortRange(ranking.base) })
          : formatMessage(rankingValueText[kind === 3 ? "countCaption" : "leadersCaption"], {
              period: formatMessage(lastPeriodText[period]),
              unit,
            })
      }
      layout="podium"
      stats={[...leaders, median]}
      loading={ranking === null}
    />
  );
}
