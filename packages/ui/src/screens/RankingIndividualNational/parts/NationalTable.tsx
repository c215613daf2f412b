import { memberName, type NationalRanking, type NationalRankingRow } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { prefectureName } from "../../../components/RankingBar/prefectureName.ts";
import { bestFirst, usePlacedTable } from "../../../components/RankingBar/usePlacedTable.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import type { NationalRankingView, NationalShow } from "../view.ts";
import { NationalName } from "./NationalName.tsx";
import { nationalColumns } from "./nationalColumns.tsx";

export type NationalTableProps = {
  ranking: NationalRanking;
  kind: RankedKind;
  show: NationalShow;
  view: NationalRankingView;
  refreshing: boolean;
  /** どこを見るかの切り替え。 */
  shows: ReactNode;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** 上位とチームの前後、または一ページずつすべて。並びはいつも順位の順。 */
export function NationalTable(props: NationalTableProps) {
  const { ranking, kind, show, view, refreshing, shows, onViewChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, own, players, first } = ranking;
  const { page, size } = view;
  const sort = view.sort.id === "place" ? { id: "place" as const, dir: view.sort.dir } : bestFirst;
  const { table, showPlace } = usePlacedTable<NationalRankingRow>({
    view: { sort, page, size },
    isPaged: show === "every",
    total: players,
    onViewChange,
  });
  const columns = useMemo(() => nationalColumns(intl, { kind, first: first ?? 0 }), [intl, kind, first]);
  const jump = [
    { value: "", label: formatMessage(nationalText.jump) },
    ...own.map((player) => ({
      value: `${player.place}`,
      label: formatMessage(rankingValueText.jumpTo, { name: memberName(player), rank: player.rank }),
    })),
  ];

  return (
    <DataTable<NationalRankingRow, "place">
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
              value: prefectureName(intl, row.prefecture),
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
          {shows}
          <OrderSelect columns={columns} sort={sort} onChange={table.onViewChange} />
        </>
      }
    />
  );
}
