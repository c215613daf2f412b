import type { TeamRanking, TeamRankingRow } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { usePlacedTable } from "../../../components/RankingBar/usePlacedTable.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { rankingColumnText, rankingValueText, teamKindText, teamUnitText } from "../../../copy/rankings/ranking.ts";
import type { TeamRankingView } from "../view.ts";

export type TeamTableProps = {
  ranking: TeamRanking;
  kind: TeamRankedKind;
  view: TeamRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<TeamRankingView>) => void;
};

/** 上位と自分のチームの前後、または一ページずつすべて。 */
export function TeamTable({ ranking, kind, view, refreshing, onViewChange }: TeamTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, teams } = ranking;
  const { table, around } = usePlacedTable<TeamRankingRow>(view, teams, onViewChange);
  const most = kind === "practice" ? 100 : Math.max(...rows.map(({ value }) => value));
  const columns = useMemo(() => teamColumns(intl, kind, most), [intl, kind, most]);

  return (
    <DataTable<TeamRankingRow, "place">
      caption={formatMessage(titleText["ranking-team-national"])}
      {...table}
      columns={columns}
      rows={rows}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={row.own ? <b>{row.name}</b> : row.name}
          end={<UnitNumber value={row.value} unit={formatMessage(teamUnitText[kind])} size="m" />}
          bar={<Meter value={row.value} max={most} />}
        />
      )}
      refreshing={refreshing}
      emphasis={({ own }) => (own ? "own" : null)}
      bar={around}
    />
  );
}

function teamColumns(
  { formatMessage }: IntlShape,
  kind: TeamRankedKind,
  most: number,
): readonly TableColumn<TeamRankingRow, "place">[] {
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const value = formatMessage(teamKindText[kind]);
  const unit = formatMessage(teamUnitText[kind]);
  return [
    { id: "rank", header: header("rank"), align: "end", numeric: "key", cell: ({ rank }) => rank },
    { id: "team", header: header("team"), rowHeader: true, cell: ({ name, own }) => (own ? <b>{name}</b> : name) },
    {
      id: "members",
      header: header("members"),
      align: "end",
      cell: ({ members }) => <UnitNumber value={members} digits={0} unit={formatMessage(unitText.person)} />,
    },
    {
      id: "bar",
      header: formatMessage(rankingValueText.header, { name: value, unit }),
      width: "l",
      hideBelow: "desktop",
      cell: (row) => <Meter value={row.value} max={most} size="l" />,
    },
    {
      id: "value",
      header: value,
      align: "end",
      cell: (row) => <UnitNumber value={row.value} unit={unit} />,
    },
  ];
}
