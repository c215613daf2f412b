import { memberName, type NationalRanking, type NationalRankingRow } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { usePlacedTable } from "../../../components/RankingBar/usePlacedTable.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { type NationalSort, nationalColumns, prefectureOf } from "../nationalColumns.tsx";
import type { NationalRankingView } from "../view.ts";
import { NationalName } from "./NationalName.tsx";

export type NationalTableProps = {
  ranking: NationalRanking;
  kind: RankedKind;
  view: NationalRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** 上位とチームの前後、または一ページずつすべて。並びはいつも順位の順。 */
export function NationalTable({ ranking, kind, view, refreshing, onViewChange }: NationalTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, own, players, first } = ranking;
  const { table, around, showPlace } = usePlacedTable<NationalRankingRow>(view, players, onViewChange);
  const columns = useMemo(() => nationalColumns(intl, kind, first ?? 0), [intl, kind, first]);
  const jump = [
    { value: "", label: formatMessage(nationalText.jump) },
    ...own.map((player) => ({
      value: `${player.place}`,
      label: formatMessage(rankingValueText.jumpTo, { name: memberName(player), rank: player.rank }),
    })),
  ];

  return (
    <DataTable<NationalRankingRow, NationalSort>
      caption={formatMessage(titleText["ranking-individual-national"])}
      {...table}
      columns={columns}
      rows={rows}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={<NationalName member={row.member} />}
          end={
            <UnitNumber
              value={row.value}
              digits={kind === 3 ? 0 : 1}
              unit={formatMessage(measureUnitText[kind])}
              size="m"
            />
          }
          facts={[
            {
              label: formatMessage(rankingColumnText.prefecture),
              value: prefectureOf(row, formatMessage),
              plain: true,
            },
            { label: formatMessage(rankingColumnText.grade), value: formatMessage(gradeText[row.grade]), plain: true },
          ]}
        />
      )}
      refreshing={refreshing}
      emphasis={({ member }) => (member ? "own" : null)}
      bar={
        <>
          {own.length > 0 && (
            <Select
              label={formatMessage(nationalText.jump)}
              options={jump}
              value=""
              onChange={({ target }) => {
                if (target.value !== "") showPlace(Number(target.value));
              }}
            />
          )}
          {around}
        </>
      }
    />
  );
}
