import { useIntl } from "react-intl";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { bulkCheckText, bulkValueText } from "../../../copy/members/memberBulkAdd.ts";
import type { CheckedRow } from "./checkedRows.ts";
import { cellName } from "./errorCells.ts";
import type { RowActions } from "./useBulkRows.ts";

type SamePlayerProps = { checked: CheckedRow; onAllow: RowActions["allow"] };

/** 同じ名前と学年の選手がどこにいるか、それでも追加するか。 */
export function DuplicatePlayer({ checked: { row, duplicateOf }, onAllow }: SamePlayerProps) {
  const { formatMessage } = useIntl();
  if (duplicateOf === null) return null;

  return (
    <fieldset aria-label={formatMessage(bulkValueText.row, { line: row.line })} data-part="same">
      <Checkbox
        label={formatMessage(bulkCheckText.allow)}
        help={
          duplicateOf === "team"
            ? formatMessage(bulkCheckText.sameInTeam)
            : formatMessage(bulkValueText.sameLine, { line: duplicateOf })
        }
        data-cell={cellName(row.line, "same")}
        checked={row.allowed}
        onChange={({ target }) => onAllow(row.line, target.checked)}
      />
    </fieldset>
  );
}
