import type { TeamRanking, TeamRankingRow } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import {
  nationalText,
  rankingColumnText,
  rankingValueText,
  teamKindText,
  teamUnitText,
} from "../../../copy/rankings/ranking.ts";
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
  const { page, size } = view;
  const most = kind === "practice" ? 100 : Math.max(...rows.map(({ value }) => value));
  const columns = useMemo(() => teamColumns(intl, kind, most), [intl, kind, most]);

  return (
    <DataTable<TeamRankingRow, "place">
      caption={formatMessage(titleText["ranking-team-national"])}
      columns={columns}
      rows={rows}
      rowId={({ place }) => place}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={row.own ? <b>{row.name}</b> : row.name}
          end={<UnitNumber value={row.value} unit={formatMessage(teamUnitText[kind])} size="m" />}
          bar={<Meter value={row.value} max={most} />}
        />
      )}
      view={wholeAnswer}
      onViewChange={(change) => onViewChange({ page: change.page ?? page, size: change.size ?? size })}
      pages={page === null ? null : { total: teams, page, size }}
      density="tight"
      refreshing={refreshing}
      emphasis={({ own }) => (own ? "own" : null)}
      omission={{
        between: (above, below) =>
          below.place - above.place > 1 ? { first: above.place + 1, last: below.place - 1 } : null,
        onShow: (gap) => onViewChange({ page: Math.ceil(gap.first / size) }),
      }}
      bar={
        <Segment
          label={formatMessage(nationalText.show)}
          options={[
            { value: "around", label: formatMessage(nationalText.around) },
            { value: "every", label: formatMessage(nationalText.every) },
          ]}
          value={page === null ? "around" : "every"}
          onChange={(chosen) => onViewChange({ page: chosen === "around" ? null : 1 })}
        />
      }
      empty={<EmptyState title={formatMessage(nationalText.noneTitle)} />}
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

/** The server has chosen and ordered the rows. */
const wholeAnswer = { sort: { id: "place", dir: "asc" }, page: 1, size: 100 } as const;
