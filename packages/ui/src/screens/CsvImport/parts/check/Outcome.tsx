import { useIntl } from "react-intl";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { Status } from "../../../../components/Status/Status.tsx";
import { csvCheckText } from "../../../../copy/analyzer/csvImport.ts";
import type { CsvImportScreenProps } from "../csvImportProps.ts";
import type { CheckRow } from "./useCheckRows.ts";

type OutcomeProps = Pick<CsvImportScreenProps, "onLeaveRow"> & { row: CheckRow };

/** その行がどうなるか。取り込める行は、ここで外せる。 */
export function Outcome({ row: { row, outcome }, onLeaveRow }: OutcomeProps) {
  const { formatMessage } = useIntl();
  if (outcome === "refused") return <Status tone="error">{formatMessage(csvCheckText.left)}</Status>;
  return (
    <Checkbox
      label={formatMessage(csvCheckText.take)}
      checked={outcome === "taken"}
      onChange={({ target }) => onLeaveRow(row, !target.checked)}
    />
  );
}
