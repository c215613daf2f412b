import type { EvaluationTable } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ListPanel } from "../../../components/DataTable/ListPanel.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { EvaluationFilters } from "./EvaluationFilters.tsx";
import { ItemsTable, type ItemsTableProps } from "./ItemsTable.tsx";
import { tableMeasures, tableRows } from "./itemsTable.ts";

export type ItemsPanelProps = Omit<ItemsTableProps, "table"> & {
  table: Loadable<EvaluationTable>;
  onRetry: () => void;
};

/** すべての項目：条件と表。どの打ちかたと球の値かを、表の下で言う。 */
export function ItemsPanel({ table, onRetry, ...rest }: ItemsPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { view, today, onViewChange } = rest;
  const ready = table.status === "ready" ? table.value : null;
  const taken = (ready ? tableMeasures(intl, ready) : []).flatMap(({ measure, how }) =>
    how === null ? [] : [formatMessage(evaluationValueText.taken, { measure: measure.name, how })],
  );
  const isEmpty = ready?.columns.length === 0;

  return (
    <>
      <EvaluationFilters
        view={view}
        measure={null}
        evaluation={ready && { range: ready.range, choices: [], batting_type: null, ball: null }}
        hits={ready ? tableRows(ready, view).length : 0}
        today={today}
        onChange={onViewChange}
      />
      <ListPanel
        list={table}
        label={formatMessage(evaluationText.everyItem)}
        size={view.size}
        empty={
          isEmpty && (
            <EmptyState title={formatMessage(evaluationText.noneAll)}>
              {formatMessage(evaluationText.fromDevice)}
            </EmptyState>
          )
        }
        footer={taken.length > 0 && <small>{intl.formatList(taken, { type: "unit" })}</small>}
        onRetry={onRetry}
      >
        {(shown) => <ItemsTable table={shown} {...rest} />}
      </ListPanel>
    </>
  );
}
