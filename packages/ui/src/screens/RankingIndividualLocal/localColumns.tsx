import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/tableColumn.ts";
import { Delta } from "../../components/Delta/Delta.tsx";
import { Meter } from "../../components/Meter/Meter.tsx";
import { RankMove } from "../../components/RankMove/RankMove.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { rankedUnitText, rankingColumnText, rankingText, rankingValueText } from "../../copy/ranking.ts";
import { shortDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { LocalName } from "./LocalName.tsx";
import type { LocalRow } from "./localRows.ts";
import type { LocalOrder, LocalSort } from "./view.ts";

type Column = TableColumn<LocalRow, LocalSort>;
type Shown = { kind: RankedKind; by: LocalOrder; most: number };

/** `most` is the value a full bar stands for. A count has neither mean nor 伸び率. */
export function localColumns({ formatMessage }: IntlShape, { kind, by, most }: Shown): readonly Column[] {
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const unit = formatMessage(rankedUnitText[kind]);
  const isCount = kind === 3;
  const best = header(isCount ? "count" : "best");
  const digits = isCount ? 0 : 1;

  const rank: Column = {
    id: "rank",
    header: header("rank"),
    align: "end",
    numeric: "key",
    cell: ({ place }) => place ?? "–",
    sortKey: ({ place }) => place,
    firstDir: "asc",
  };
  const move: Column = {
    id: "move",
    header: header("move"),
    cell: ({ rank: now, rank_before }) => <RankMove rank={now} before={rank_before} />,
  };
  const player: Column = {
    id: "player",
    header: header("player"),
    rowHeader: true,
    cell: (row) => <LocalName row={row} />,
  };
  const bar: Column = {
    id: "bar",
    header: formatMessage(rankingValueText.header, { name: best, unit }),
    width: "l",
    hideBelow: "desktop",
    cell: ({ value }) => <Meter value={value} max={most} size="l" />,
  };
  const value: Column = {
    id: "value",
    header: best,
    align: "end",
    numeric: by === "record" ? "key" : "plain",
    cell: (row) => decimal(row.value, digits),
    sortKey: (row) => row.value,
    firstDir: "desc",
  };
  const mean: Column = {
    id: "mean",
    header: header("mean"),
    align: "end",
    numeric: "plain",
    cell: (row) => (row.mean === null ? "–" : decimal(row.mean, 1)),
    sortKey: (row) => row.mean,
    firstDir: "desc",
  };
  const count: Column = {
    id: "count",
    header: header("count"),
    align: "end",
    cell: (row) => <UnitNumber value={row.count} digits={0} unit={formatMessage(rankingText.times)} />,
    sortKey: (row) => row.count,
    firstDir: "desc",
  };
  const date: Column = {
    id: "date",
    header: header(isCount ? "lastDate" : "date"),
    align: "end",
    numeric: "plain",
    cell: (row) => shortDate(row.date),
    sortKey: (row) => row.date,
    firstDir: "desc",
  };
  const growth: Column = {
    id: "growth",
    header: header("growth"),
    align: "end",
    cell: (row) => <Delta value={row.growth} unit={formatMessage(rankingText.percent)} />,
    sortKey: (row) => row.growth,
    firstDir: "desc",
  };
  const base: Column = {
    id: "base",
    header: header("base"),
    align: "end",
    numeric: "plain",
    cell: (row) => (row.base === null ? "–" : decimal(row.base, 1)),
  };

  if (isCount) return [rank, move, player, bar, value, date];
  if (by === "growth") return [rank, player, growth, base, value, date];
  return [rank, move, player, bar, value, mean, count, growth, date];
}
