import type { RankedKind } from "@kyuseki/domain/ranking";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import type { NationalRankingView, NationalSort } from "../view.ts";
import { NationalName } from "./NationalName.tsx";
import { ownColumns } from "./nationalColumns.tsx";
import type { OwnRow } from "./nationalRows.ts";

export type OwnTableProps = {
  rows: readonly OwnRow[];
  kind: RankedKind;
  /** いちばんよい値。 */
  first: number;
  view: NationalRankingView;
  refreshing: boolean;
  /** どこを見るかの切り替え。 */
  shows: ReactNode;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** チームの選手だけ。名前で探し、どの列でも並べ替えられる。 */
export function OwnTable({ rows, kind, first, view, refreshing, shows, onViewChange }: OwnTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useMemo(() => ownColumns(intl, { kind, first }), [intl, kind, first]);
  const { hits, field } = useNameSearch(rows, view.q, (q) => onViewChange({ q, page: 1 }));

  return (
    <DataTable<OwnRow, NationalSort>
      caption={formatMessage(titleText["ranking-individual-national"])}
      columns={columns}
      rows={hits}
      rowId={({ id }) => id}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={<NationalName member={row} isOwnList />}
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
              label: formatMessage(nationalText.share),
              value: <UnitNumber value={row.share} unit={formatMessage(unitText.percent)} />,
            },
            { label: formatMessage(rankingColumnText.grade), value: formatMessage(gradeText[row.grade]) },
          ]}
        />
      )}
      density="tight"
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing}
      bar={
        <>
          {field}
          {shows}
          <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />
        </>
      }
      barStays
      empty={<EmptyState title={formatMessage(rankingText.noHits)} />}
    />
  );
}
