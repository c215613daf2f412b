import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import { unitText } from "../../copy/controls/units.ts";
import { rankingColumnText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { shortDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import type { TableColumn } from "../DataTable/parts/tableColumn.ts";
import { Delta } from "../Delta/Delta.tsx";
import { RankMove } from "../RankMove/RankMove.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { RankedName } from "./RankedName.tsx";
import type { RankedOrder, RankedRow } from "./rankedRows.ts";
import type { RankedSort } from "./view.ts";

export type RankedColumn = TableColumn<RankedRow, RankedSort>;
type Shown = { kind: RankedKind; by: RankedOrder; href: (id: number) => string };

/** Every column that rankings of the team's players share; a screen picks and orders its own. */
export function rankedColumns({ formatMessage }: IntlShape, { kind, by, href }: Shown) {
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const isCount = kind === 3;
  const ofBalls = (value: number | null, count: number) =>
    formatMessage(rankingValueText.ofBalls, { value: value === null ? "–" : decimal(value, 1), count });

  return {
    rank: {
      id: "rank",
      header: header("rank"),
      align: "end",
      numeric: "key",
      cell: ({ place }) => place ?? "–",
      sortKey: ({ place }) => place,
      firstDir: "asc",
    },
    move: {
      id: "move",
      header: header("move"),
      cell: ({ rank, rank_before }) => <RankMove rank={rank} before={rank_before} />,
    },
    player: {
      id: "player",
      header: header("player"),
      rowHeader: true,
      cell: (row) => <RankedName row={row} href={href(row.id)} />,
    },
    value: {
      id: "value",
      header: header(isCount ? "count" : "best"),
      align: "end",
      numeric: by === "record" ? "key" : "plain",
      cell: ({ value }) => decimal(value, isCount ? 0 : 1),
      sortKey: ({ value }) => value,
      firstDir: "desc",
    },
    mean: {
      id: "mean",
      header: header("mean"),
      align: "end",
      numeric: "plain",
      cell: ({ mean }) => (mean === null ? "–" : decimal(mean, 1)),
      sortKey: ({ mean }) => mean,
      firstDir: "desc",
    },
    count: {
      id: "count",
      header: header("count"),
      align: "end",
      cell: ({ count }) => <UnitNumber value={count} digits={0} unit={formatMessage(unitText.times)} />,
      sortKey: ({ count }) => count,
      firstDir: "desc",
    },
    date: {
      id: "date",
      header: header(isCount ? "lastDate" : "date"),
      align: "end",
      numeric: "plain",
      cell: ({ date }) => shortDate(date),
      sortKey: ({ date }) => date,
      isDay: true,
      firstDir: "desc",
    },
    growth: {
      id: "growth",
      header: header("growth"),
      align: "end",
      cell: ({ growth }) => <Delta value={growth} unit={formatMessage(unitText.percent)} />,
      sortKey: ({ growth }) => growth,
      firstDir: "desc",
    },
    fast: {
      id: "fast",
      header: header("fast"),
      align: "end",
      numeric: "plain",
      cell: ({ fast, count }) => ofBalls(fast, count),
    },
    base: {
      id: "base",
      header: header("base"),
      align: "end",
      numeric: "plain",
      cell: ({ base, base_count }) => ofBalls(base, base_count),
    },
  } as const satisfies Record<string, RankedColumn>;
}
