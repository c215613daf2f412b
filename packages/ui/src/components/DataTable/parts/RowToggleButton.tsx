import { useIntl } from "react-intl";
import { tableValueText } from "../../../copy/controls/table.ts";
import { useOptimisticChoice } from "../../../state/useOptimisticChoice.ts";
import { Icon } from "../../Icon/Icon.tsx";
import { chevronDownIcon, chevronRightIcon } from "../../Icon/icons.ts";
import type { RowExpansion, RowId } from "./tableFeatures.ts";

export type RowToggleButtonProps<Row> = { row: Row; id: RowId; expansion: RowExpansion<Row> };

/** 行を開き閉じする。開くのは一度に一行。 */
export function RowToggleButton<Row>({ row, id, expansion }: RowToggleButtonProps<Row>) {
  const { formatMessage } = useIntl();
  const { open, onOpenChange, nameOf } = expansion;
  const [isOpen, choose] = useOptimisticChoice(open === id);
  const label = formatMessage(tableValueText.detailOf, { name: nameOf(row) });

  return (
    <button
      type="button"
      data-part="toggle"
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => choose(!isOpen, () => onOpenChange(isOpen ? null : id))}
    >
      <Icon path={isOpen ? chevronDownIcon : chevronRightIcon} />
    </button>
  );
}
