import type { TeamRanking, TeamRankingRow } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { DotScale } from "../../../components/DotScale/DotScale.tsx";
import { dumbbellRange } from "../../../components/Dumbbell/dumbbellRange.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ListSearch } from "../../../components/FilterBar/ListSearch.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { prefectureName } from "../../../components/RankingBar/prefectureName.ts";
import { ShownPlaces } from "../../../components/RankingBar/ShownPlaces.tsx";
import { usePlacedTable } from "../../../components/RankingBar/usePlacedTable.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { nationalText, rankingColumnText, rankingValueText, teamUnitText } from "../../../copy/rankings/ranking.ts";
import { defaultTeamRankingView, type TeamRankingView, type TeamSort, teamShows } from "../view.ts";
import { teamColumns } from "./teamColumns.tsx";

export type TeamTableProps = {
  ranking: TeamRanking;
  kind: TeamRankedKind;
  view: TeamRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<TeamRankingView>) => void;
};

/** 上位と自分のチームの前後、または一ページずつすべて。名前で探したチームも、一ページずつ。 */
export function TeamTable({ ranking, kind, view, refreshing, onViewChange }: TeamTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, teams, listed } = ranking;
  const { table } = usePlacedTable<TeamRankingRow, TeamSort>({
    view,
    isPaged: view.show === "every" || view.q !== "",
    total: listed,
    onViewChange,
  });
  const range = useMemo(() => dumbbellRange(rows.map(({ value }) => value)), [rows]);
  const columns = useMemo(() => teamColumns(intl, { kind, range }), [intl, kind, range]);
  const { page, sort } = defaultTeamRankingView;

  return (
    <DataTable<TeamRankingRow, TeamSort>
      caption={formatMessage(titleText["ranking-team-national"])}
      {...table}
      columns={columns}
      rows={rows}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={row.own ? <b>{row.name}</b> : row.name}
          end={<UnitNumber value={row.value} unit={formatMessage(teamUnitText[kind])} size="m" />}
          bar={<DotScale value={row.value} range={range} />}
          facts={[
            {
              label: formatMessage(rankingColumnText.prefecture),
              value: prefectureName(intl, row.prefecture),
              plain: true,
            },
            {
              label: formatMessage(rankingColumnText.members),
              value: <UnitNumber value={row.members} digits={0} unit={formatMessage(unitText.person)} />,
              plain: true,
            },
            {
              label: formatMessage(rankingColumnText.scale),
              value: formatMessage(rankingValueText.scale, { ...range, unit: formatMessage(teamUnitText[kind]) }),
            },
          ]}
        />
      )}
      refreshing={refreshing}
      emphasis={({ own }) => (own ? "own" : null)}
      bar={
        <>
          <ListSearch
            label={formatMessage(nationalText.searchTeam)}
            value={view.q}
            onChange={(q) => onViewChange({ q, page })}
            found={formatMessage(rankingValueText.foundTeams, { total: teams, hits: listed })}
          />
          <ShownPlaces
            shows={teamShows}
            value={view.q === "" ? view.show : "every"}
            onChange={(show) => onViewChange({ show, q: "", sort, page })}
          />
          <OrderSelect columns={columns} sort={view.sort} onChange={table.onViewChange} />
        </>
      }
      barStays
      empty={<EmptyState title={formatMessage(nationalText.noneFound)} />}
    />
  );
}
