import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { Status } from "../../components/Status/Status.tsx";
import { csvCheckText, csvValueText } from "../../copy/csvImport.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import type { CheckRow } from "./useCheckRows.ts";

type OutcomeProps = { row: CheckRow };

/** その行がどうなるか。 */
export function Outcome({ row: { outcome } }: OutcomeProps) {
  const { formatMessage } = useIntl();
  const { tone, text } = outcomes[outcome];
  return <Status tone={tone}>{formatMessage(text)}</Status>;
}

const outcomes = {
  refused: { tone: "error", text: csvCheckText.left },
  left: { tone: "stopped", text: csvCheckText.leftByHand },
  taken: { tone: "wait", text: csvCheckText.taken },
} as const;

/** 取り込める行を外すか、外した行を取り込む。 */
export function LeaveRow({
  row: { row, outcome },
  onLeaveRow,
}: OutcomeProps & Pick<CsvImportScreenProps, "onLeaveRow">) {
  const { formatMessage } = useIntl();
  const isLeft = outcome === "left";

  return (
    <Button
      size="s"
      aria-label={formatMessage(isLeft ? csvValueText.takeRow : csvValueText.leaveRow, { row })}
      onClick={() => onLeaveRow(row, !isLeft)}
    >
      {formatMessage(isLeft ? csvCheckText.takeRow : csvCheckText.leaveRow)}
    </Button>
  );
}
