import { memberName, type NationalRanking, type OwnPosition, sortByReading } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import { prefectureName } from "../../../components/RankingBar/prefectureName.ts";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { nameSearchText } from "../../../format/nameSearch.ts";

/** An own player, with what is searched and sorted by. */
export type OwnRow = OwnPosition & { name: string; searchText: string; nameRank: number };

/** Best first. */
export function ownRows(own: readonly OwnPosition[]): readonly OwnRow[] {
  const ranks = new Map(sortByReading(own).map(({ id }, nameRank) => [id, nameRank]));
  return own.map((player) => ({
    ...player,
    name: memberName(player),
    searchText: nameSearchText(player),
    nameRank: ranks.get(player.id) ?? 0,
  }));
}

export type ExportedPlace = Pick<OwnPosition, "rank" | "value" | "grade"> & {
  name: string;
  share: number | null;
  prefecture: number | null;
};

/** Own players with their share of the nation. */
export const ownExport = (own: readonly OwnRow[]): readonly ExportedPlace[] =>
  own.map((player) => ({ ...player, prefecture: null }));

/** All in their order: own players with their share of the nation, others without a name. */
export function nationalExport({ formatMessage }: IntlShape, { rows, own }: NationalRanking): readonly ExportedPlace[] {
  const shares = new Map(own.map(({ id, share }) => [id, share]));
  return rows.map(({ member, ...row }) => ({
    ...row,
    name: member ? memberName(member) : formatMessage(nationalText.hidden),
    share: member ? (shares.get(member.id) ?? null) : null,
  }));
}

/** The columns of the file; units stand in the headings. */
export function nationalCsv(intl: IntlShape, kind: RankedKind, isOwn: boolean): readonly CsvColumn<ExportedPlace>[] {
  const { formatMessage } = intl;
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const inUnit = (name: string, unit: string) => formatMessage(rankingValueText.header, { name, unit });
  const prefecture: CsvColumn<ExportedPlace> = {
    header: header("prefecture"),
    value: (row) => (row.prefecture === null ? null : prefectureName(intl, row.prefecture)),
  };
  return [
    { header: header("rank"), value: ({ rank }) => rank },
    {
      header: inUnit(formatMessage(nationalText.share), formatMessage(unitText.percent)),
      value: ({ share }) => share,
    },
    { header: header("player"), value: ({ name }) => name },
    { header: header("grade"), value: ({ grade }) => formatMessage(gradeText[grade]) },
    ...(isOwn ? [] : [prefecture]),
    {
      header: inUnit(header(kind === 3 ? "count" : "best"), formatMessage(measureUnitText[kind])),
      value: ({ value }) => value,
    },
  ];
}
