import type { RankedKind } from "@kyuseki/domain/ranking";
import { type ReactNode, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { CardFact } from "../../../components/CardRow/CardRow.tsx";
import { DataTable, type DataTableProps } from "../../../components/DataTable/DataTable.tsx";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { DotScale } from "../../../components/DotScale/DotScale.tsx";
import { type DumbbellRange, dumbbellRange } from "../../../components/Dumbbell/dumbbellRange.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { RankedCard } from "../../../components/PlayerRanking/RankedCard.tsx";
import { type RankedColumn, rankedColumns } from "../../../components/PlayerRanking/rankedColumns.tsx";
import type { RankedOrder, RankedRow } from "../../../components/PlayerRanking/rankedRows.ts";
import type { RankedSort } from "../../../components/PlayerRanking/view.ts";
import { RankMove } from "../../../components/RankMove/RankMove.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { rankingColumnText, rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";
import type { LocalRankingView } from "../view.ts";
import { memberHref } from "./memberHref.ts";

export type LocalTableProps = Pick<DataTableProps<RankedRow, RankedSort>, "refreshing"> & {
  onViewChange: (change: Partial<LocalRankingView>) => void;
  rows: readonly RankedRow[];
  kind: RankedKind;
  by: RankedOrder;
  view: LocalRankingView;
};

/** 測定した全員の順位。列で並べ替えられる。 */
export function LocalTable({ rows, kind, by, view, refreshing, onViewChange }: LocalTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const range = useMemo(() => dumbbellRange(rows.map(({ value }) => value)), [rows]);
  const columns = useMemo(() => localColumns(intl, { kind, by, range }), [intl, kind, by, range]);
  const { hits, field } = useNameSearch(rows, view.q, (q) => onViewChange({ q, page: 1 }));

  return (
    <DataTable<RankedRow, RankedSort>
      caption={formatMessage(titleText["ranking-individual-local"])}
      columns={columns}
      rows={hits}
      rowId={({ id }) => id}
      card={(row) => <LocalCard row={row} kind={kind} by={by} range={range} />}
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

type Shown = { kind: RankedKind; by: RankedOrder; range: DumbbellRange };

/** `range` is the scale of every row. A count has neither mean nor 伸び率. */
function localColumns(intl: IntlShape, { kind, by, range }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const { rank, move, player, value, mean, count, date, growth, fast, base } = rankedColumns(intl, {
    kind,
    by,
    href: memberHref,
  });
  const bar: RankedColumn = {
    id: "bar",
    header: formatMessage(rankingValueText.scale, { ...range, unit: formatMessage(measureUnitText[kind]) }),
    width: "l",
    hideBelow: "desktop",
    cell: (row) => <DotScale value={row.value} range={range} />,
  };

  if (kind === 3) return [rank, move, player, bar, value, date];
  if (by === "growth") return [rank, player, growth, base, fast, value, date];
  return [rank, move, player, bar, value, mean, count, growth, date];
}

/** スマートフォンでの一人分。順位、名前と目盛り、値。 */
function LocalCard({ row, kind, by, range }: Shown & { row: RankedRow }) {
  const { formatMessage } = useIntl();
  const { id, rank, rank_before, value, growth, base, base_count, fast, count } = row;
  const isGrowth = by === "growth";
  const ofBalls = (shown: number | null, balls: number) =>
    formatMessage(rankingValueText.ofBalls, { value: shown === null ? "–" : decimal(shown, 1), count: balls });
  const unit = formatMessage(measureUnitText[kind]);
  const fact = (label: "move" | "base" | "fast" | "scale", shown: ReactNode): CardFact => ({
    label: formatMessage(rankingColumnText[label]),
    value: shown,
  });

  return (
    <RankedCard
      row={row}
      href={memberHref(id)}
      end={
        isGrowth ? (
          <Delta value={growth} unit={formatMessage(unitText.percent)} />
        ) : (
          <UnitNumber value={value} digits={kind === 3 ? 0 : 1} unit={unit} size="m" />
        )
      }
      bar={isGrowth ? undefined : <DotScale value={value} range={range} />}
      facts={
        isGrowth
          ? [fact("base", ofBalls(base, base_count)), fact("fast", ofBalls(fast, count))]
          : [
              fact("move", <RankMove rank={rank} before={rank_before} />),
              fact("scale", formatMessage(rankingValueText.scale, { ...range, unit })),
            ]
      }
    />
  );
}
