import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { Dumbbell } from "../../../components/Dumbbell/Dumbbell.tsx";
import { type DumbbellRange, dumbbellRange } from "../../../components/Dumbbell/dumbbellRange.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { RankedCard } from "../../../components/PlayerRanking/RankedCard.tsx";
import { type RankedColumn, rankedColumns } from "../../../components/PlayerRanking/rankedColumns.tsx";
import type { RankedRow } from "../../../components/PlayerRanking/rankedRows.ts";
import type { RankedSort } from "../../../components/PlayerRanking/view.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import type { AnalyzerKind, NextshotRankingView } from "../view.ts";
import { reportHref } from "./reportHref.ts";

export type NextshotTableProps = {
  rows: readonly RankedRow[];
  view: NextshotRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<NextshotRankingView>) => void;
};

/** 測定した全員の、もとの最大からいまの最大まで。 */
export function NextshotTable({ rows, view, refreshing, onViewChange }: NextshotTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind } = view;
  const range = useMemo(() => dumbbellRange(rows.flatMap(({ value, base }) => [value, base ?? value])), [rows]);
  const isRoomy = useMedia(media.laptop);
  const columns = useMemo(() => nextshotColumns(intl, { kind, range, isRoomy }), [intl, kind, range, isRoomy]);

  return (
    <DataTable<RankedRow, RankedSort>
      caption={formatMessage(titleText["nextshot-ranking"])}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      card={(row) => (
        <RankedCard
          row={row}
          href={reportHref(kind)(row.id)}
          end={<UnitNumber value={row.value} digits={1} unit={formatMessage(measureUnitText[kind])} size="m" />}
          bar={<Dumbbell before={row.base} now={row.value} range={range} />}
        />
      )}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing}
      empty={<EmptyState title={formatMessage(rankingText.noneTitle)} />}
    />
  );
}

type Shown = { kind: AnalyzerKind; range: DumbbellRange; isRoomy: boolean };

/** `range` is the range of every row's line. */
function nextshotColumns(intl: IntlShape, { kind, range, isRoomy }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const common = rankedColumns(intl, { kind, by: "record", href: reportHref(kind) });
  const { rank, move, player, value, mean, count, growth, date } = common;
  const change: RankedColumn = {
    id: "change",
    header: formatMessage(rankingValueText.change, { unit: formatMessage(measureUnitText[kind]) }),
    width: isRoomy ? "l" : "m",
    cell: (row) => <Dumbbell before={row.base} now={row.value} range={range} />,
  };
  return [
    rank,
    { ...move, hideBelow: "desktop" },
    player,
    change,
    value,
    mean,
    count,
    growth,
    { ...date, hideBelow: "desktop" },
  ];
}
