import { type Analysis, memberName } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { Sparkline } from "../../charts/Sparkline/Sparkline.tsx";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { Link } from "../../components/Link/Link.tsx";
import { PersonCell } from "../../components/PersonCell/PersonCell.tsx";
import { fewestBalls } from "../../components/ReportFrame/fewestBalls.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { analysisPlayersText } from "../../copy/analyzer/analysis.ts";
import { shortDate } from "../../format/date.ts";
import { reportHref } from "./parts/reportHref.ts";
import type { AnalysisSort } from "./view.ts";

type Column = TableColumn<Analysis["players"][number], AnalysisSort>;

export function playerColumns({ formatMessage }: IntlShape, mode: 1 | 2): readonly Column[] {
  const header = (id: keyof typeof analysisPlayersText) => formatMessage(analysisPlayersText[id]);
  const figure = (
    id: "count" | "mean" | "last",
    cell: Column["cell"],
    sortKey: (player: Analysis["players"][number]) => number | string | null,
  ): Column => ({ id, header: header(id), align: "end", cell, sortKey, firstDir: "desc" });

  return [
    {
      id: "name",
      header: header("player"),
      rowHeader: true,
      cell: (player) => (
        <Link look="bare" href={reportHref(player.id, mode)}>
          <PersonCell name={memberName(player)} grade={player.grade} />
        </Link>
      ),
      sortKey: memberName,
      firstDir: "asc",
    },
    figure(
      "count",
      ({ count }) => <UnitNumber value={count} digits={0} />,
      ({ count }) => count,
    ),
    figure(
      "mean",
      ({ mean }) => <UnitNumber value={mean} size="m" />,
      ({ count, mean }) => (count < fewestBalls ? null : mean),
    ),
    {
      id: "recent",
      header: header("recent"),
      cell: ({ days }) => <Sparkline values={days.map(({ mean }) => mean)} />,
    },
    figure("last", lastDay, ({ days }) => days.at(-1)?.date ?? null),
    {
      id: "lastMean",
      header: header("lastMean"),
      align: "end",
      hideBelow: "desktop",
      cell: ({ days }) => <UnitNumber value={days.at(-1)?.mean ?? null} />,
    },
  ];
}

export function lastDay({ days }: Analysis["players"][number]) {
  const last = days.at(-1);
  return last ? shortDate(last.date) : "–";
}
