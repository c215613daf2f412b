import { useIntl } from "react-intl";
import { type CountUnit, countUnitText, tableValueText } from "../../../../copy/controls/table.ts";
import { VisuallyHidden } from "../../../VisuallyHidden/VisuallyHidden.tsx";

export type SelectedCountProps = { count: number; unit: CountUnit };

/** 選んだ数が変わるたびに読み上げる。 */
export function SelectedCount({ count, unit }: SelectedCountProps) {
  const { formatMessage } = useIntl();

  return (
    <VisuallyHidden role="status">
      {count > 0 &&
        formatMessage(tableValueText.selected, {
          count,
          unit: formatMessage(countUnitText[unit]),
          n: (parts) => <span key="n">{parts}</span>,
        })}
    </VisuallyHidden>
  );
}
