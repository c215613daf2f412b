import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { DotScale } from "../../../components/DotScale/DotScale.tsx";
import { Dumbbell } from "../../../components/Dumbbell/Dumbbell.tsx";
import { type DumbbellRange, dumbbellRange } from "../../../components/Dumbbell/dumbbellRange.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
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
import type { NextshotRankingView } from "../view.ts";
import { reportHref } from "./reportHref.ts";

export type NextshotTableProps = {
  rows: readonly RankedRow[];
  view: NextshotRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<NextshotRankingView>) => void;
};

/** 測定した全員の、もとの上位1割からいまの上位1割まで。測定回数は、回数だけ。 */
export function NextshotTable({ rows, view, refreshing, onViewChange }: NextshotTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind } = view;
  const isCount = kind === 3;
  const range = useMemo(
    () => dumbbellRange(rows.flatMap(({ value, fast, base }) => (isCount ? value : [fast ?? [], base ?? []].flat()))),
    [rows, isCount],
  );
  const isRoomy = useMedia(media.laptop);
  const hasFast = rows.some(({ fast }) => fast !== null);
  const columns = useMemo(
    () => nextshotColumns(intl, { kind, range, isRoomy, hasFast }),
    [intl, kind, range, isRoomy, hasFast],
  );
  const { hits, field } = useNameSearch(rows, view.q, (q) => onViewChange({ q, page: 1 }));

  return (
    <DataTable<RankedRow, RankedSort>
      caption={formatMessage(titleText["nextshot-ranking"])}
      columns={columns}
      rows={hits}
      rowId={({ id }) => id}
      card={(row) => (
        <RankedCard
          row={row}
          href={reportHref(kind)(row.id)}
          end={
            <UnitNumber
              value={row.value}
              digits={isCount ? 0 : 1}
              unit={formatMessage(measureUnitText[kind])}
              size="m"
            />
          }
          bar={isCount ? <DotScale value={row.value} range={range} /> : hasFast && <Change row={row} range={range} />}
        />
      )}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing}
      bar={
        <>
          {field}
          <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />
        </>
      }
      barStays
      empty={<EmptyState title={formatMessage(rankingText.noHits)} />}
    />
  );
}

/** もとといま。10球に満たなければ出ない。 */
function Change({ row: { fast, base }, range }: { row: RankedRow; range: DumbbellRange }) {
  return fast === null ? "–" : <Dumbbell before={base} now={fast} range={range} />;
}

type Shown = { kind: RankedKind; range: DumbbellRange; isRoomy: boolean; hasFast: boolean };

/** `range` is the range of every row's line; without any `fast` value there are no lines. */
function nextshotColumns(intl: IntlShape, { kind, range, isRoomy, hasFast }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const common = rankedColumns(intl, { kind, by: "record", href: reportHref(kind) });
  const { rank, move, player, value, mean, count, growth, date } = common;
  const width = isRoomy ? "l" : "m";
  const change: RankedColumn = {
    id: "change",
    header: formatMessage(rankingValueText.change, { unit: formatMessage(measureUnitText[kind]) }),
    width,
    cell: (row) => <Change row={row} range={range} />,
  };
  if (kind === 3) {
    const scale: RankedColumn = {
      id: "scale",
      header: formatMessage(rankingValueText.scale, { ...range, unit: formatMessage(measureUnitText[kind]) }),
      width,
      cell: (row) => <DotScale value={row.value} range={range} />,
    };
    return [rank, move, player, scale, value, date];
  }
  return [
    rank,
    { ...move, hideBelow: "desktop" },
    player,
    ...(hasFast ? [change] : []),
    value,
    mean,
    count,
    growth,
    { ...date, hideBelow: "desktop" },
  ];
}
