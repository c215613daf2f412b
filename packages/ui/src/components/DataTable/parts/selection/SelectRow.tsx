import { useIntl } from "react-intl";
import { tableValueText } from "../../../../copy/controls/table.ts";
import type { RowId } from "../tableFeatures.ts";
import type { RowToggle } from "./useRowToggle.ts";

export type SelectRowProps = { id: RowId; name: string; checked: boolean; onToggle: RowToggle };

/** 一行を選ぶ。Shift を押しながらだと、前に選んだ行からまとめて選ぶ。 */
export function SelectRow({ id, name, checked, onToggle }: SelectRowProps) {
  const { formatMessage } = useIntl();

  return (
    <label data-part="select">
      <input
        type="checkbox"
        aria-label={formatMessage(tableValueText.selectRow, { name })}
        checked={checked}
        onChange={({ currentTarget, nativeEvent }) =>
          onToggle(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
