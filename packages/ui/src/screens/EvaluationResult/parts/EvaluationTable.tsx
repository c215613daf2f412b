import type { Span } from "@kyuseki/domain";
import { memo, type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { evaluationText } from "../../../copy/practice/evaluation.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { evaluationCells, evaluationColumns, evaluationHeaders } from "../evaluationColumns.tsx";
import type { EvaluationSort, EvaluationView } from "../view.ts";
import type { EvaluationRow } from "./evaluationRows.ts";
import type { Measure } from "./measure.ts";
import { PlayerName } from "./PlayerName.tsx";

export type EvaluationTableProps = {
  rows: readonly EvaluationRow[];
  measure: Measure;
  period: Span;
  order: TableView<EvaluationSort>;
  /** 伸びを開いている選手。 */
  current: number | null;
  refreshing: boolean;
  /** 見出しの上の、名前で探す欄。 */
  search: ReactNode;
  /** その隣の一列。スマートフォンでは表の下。 */
  bar: ReactNode;
  onOpen: (playerId: number) => void;
  onViewChange: (change: Partial<EvaluationView>) => void;
};

type EvaluationCardProps = {
  row: EvaluationRow;
  measure: Measure;
  period: Span;
  onOpen: (playerId: number) => void;
};

/** スマートフォンでの一人分。 */
function EvaluationCard({ row, measure, period, onOpen }: EvaluationCardProps) {
  const intl = useIntl();
  const cells = evaluationCells(intl, measure);
  const headers = evaluationHeaders(intl, measure, period);
  const change = { label: headers.change, value: cells.change(row) };

  return (
    <CardRow
      name={<PlayerName row={row} onOpen={onOpen} />}
      end={cells.best(row)}
      facts={
        measure.isCount
          ? [change]
          : [change, { label: headers.mean, value: cells.mean(row) }, { label: headers.left, value: cells.left(row) }]
      }
    />
  );
}

/** 選手ごとの結果。条件が変わらない間は描き直さない。 */
export const EvaluationTable = memo(function EvaluationTable(props: EvaluationTableProps) {
  const { rows, measure, period, order, current, refreshing, search, bar, onOpen, onViewChange } = props;
  const intl = useIntl();
  const columns = useMemo(() => evaluationColumns(intl, measure, { period, onOpen }), [intl, measure, period, onOpen]);

  const isMobile = useMedia(media.mobile);

  return (
    <List>
      <DataTable<EvaluationRow, EvaluationSort>
        caption={intl.formatMessage(titleText["evaluation-result"])}
        columns={columns}
        rows={rows}
        rowId={({ player }) => player.id}
        card={(row) => <EvaluationCard row={row} measure={measure} period={period} onOpen={onOpen} />}
        density="tight"
        emphasis={({ player }) => (player.id === current ? "current" : null)}
        refreshing={refreshing}
        bar={
          <>
            {search}
            <OrderSelect columns={columns} sort={order.sort} onChange={onViewChange} />
            {!isMobile && bar}
          </>
        }
        barStays
        view={order}
        onViewChange={onViewChange}
        empty={
          <EmptyState
            title={intl.formatMessage(evaluationText.noHits)}
            action={
              <Button onClick={() => onViewChange({ grade: null, gender: null, q: "", page: 1 })}>
                {intl.formatMessage(evaluationText.clear)}
              </Button>
            }
          />
        }
      />
      {isMobile && <div data-part="foot">{bar}</div>}
    </List>
  );
});

/** The look of names, once for all rows. */
const List = styled.div`
  & [data-part="who"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-2")};
    min-width: 0;
  }
  & [data-part="open"] {
    min-height: ${token("control-s")};
    padding: 0;
    border: 0;
    border-radius: ${token("r-s")};
    background: none;
    font-weight: ${token("fw-label")};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & [data-part="open"]:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* Under the list, where a phone has room for what is seldom needed. */
  & > [data-part="foot"] {
    padding: ${token("sp-2")} ${token("sp-3")};
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  @media ${media.mobile} {
    & [data-part="open"] {
      min-height: ${token("touch")};
      /* What is focused is never hidden behind the fixed buttons. */
      scroll-margin-block-end: calc(2 * ${token("bottombar")} + ${token("sp-6")});
    }
  }
`;
