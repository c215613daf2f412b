import type { TeamRankingRow } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { DotScale } from "../../../components/DotScale/DotScale.tsx";
import type { DumbbellRange } from "../../../components/Dumbbell/dumbbellRange.ts";
import { prefectureName } from "../../../components/RankingBar/prefectureName.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { rankingColumnText, rankingValueText, teamKindText, teamUnitText } from "../../../copy/rankings/ranking.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import type { TeamSort } from "../view.ts";

/** `range` is the scale of every row. */
type Shown = { kind: TeamRankedKind; range: DumbbellRange };

export function teamColumns(intl: IntlShape, { kind, range }: Shown): readonly TableColumn<TeamRankingRow, TeamSort>[] {
  const { formatMessage } = intl;
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const unit = formatMessage(teamUnitText[kind]);
  return [
    {
      id: "place",
      header: header("rank"),
      align: "end",
      numeric: "key",
      cell: ({ rank }) => rank,
      sortKey: ({ place }) => place,
      firstDir: "asc",
    },
    { id: "team", header: header("team"), rowHeader: true, cell: ({ name, own }) => (own ? <b>{name}</b> : name) },
    {
      id: "prefecture",
      header: header("prefecture"),
      cell: ({ prefecture }) => prefectureName(intl, prefecture),
      sortKey: ({ prefecture }) => prefecture,
      firstDir: "asc",
    },
    {
      id: "members",
      header: header("members"),
      align: "end",
      cell: ({ members }) => <UnitNumber value={members} digits={0} unit={formatMessage(unitText.person)} />,
      sortKey: ({ members }) => members,
      firstDir: "desc",
    },
    {
      id: "scale",
      header: formatMessage(rankingValueText.scale, { ...range, unit }),
      width: "l",
      hideBelow: "desktop",
      cell: ({ value }) => <DotScale value={value} range={range} />,
    },
    {
      id: "value",
      header: formatMessage(teamKindText[kind]),
      align: "end",
      cell: ({ value }) => <UnitNumber value={value} unit={unit} />,
    },
  ];
}

/** The columns of the file; units stand in the headings. */
export function teamCsv(intl: IntlShape, kind: TeamRankedKind): readonly CsvColumn<TeamRankingRow>[] {
  const { formatMessage } = intl;
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const inUnit = (name: string, unit: string) => formatMessage(rankingValueText.header, { name, unit });
  return [
    { header: header("rank"), value: ({ rank }) => rank },
    { header: header("team"), value: ({ name }) => name },
    { header: header("prefecture"), value: ({ prefecture }) => prefectureName(intl, prefecture) },
    { header: inUnit(header("members"), formatMessage(unitText.person)), value: ({ members }) => members },
    {
      header: inUnit(formatMessage(teamKindText[kind]), formatMessage(teamUnitText[kind])),
      value: ({ value }) => value,
    },
  ];
}
