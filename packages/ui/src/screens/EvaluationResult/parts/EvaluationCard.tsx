import type { Span } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { evaluationCells, evaluationHeaders } from "../evaluationColumns.tsx";
import type { EvaluationRow } from "./evaluationRows.ts";
import type { Measure } from "./measure.ts";
import { PlayerName } from "./PlayerName.tsx";

export type EvaluationCardProps = {
  row: EvaluationRow;
  measure: Measure;
  period: Span;
  onOpen: (playerId: number) => void;
};

/** スマートフォンでの一人分。 */
export function EvaluationCard({ row, measure, period, onOpen }: EvaluationCardProps) {
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
