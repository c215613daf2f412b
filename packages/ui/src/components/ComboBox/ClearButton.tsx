import { use } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { useIntl } from "react-intl";
import { comboBoxValueText } from "../../copy/controls/comboBox.ts";
import { Icon } from "../Icon/Icon.tsx";
import { closeIcon } from "../Icon/icons.ts";

type ClearButtonProps = { label: string; onClear: () => void };

/** 選んだものを消す。 */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const { formatMessage } = useIntl();
  const open = use(ComboBoxStateContext)?.isOpen ?? false;

  return (
    <button
      type="button"
      aria-label={formatMessage(comboBoxValueText.clear, { label })}
      // An open list hides everything else from screen readers; Tab must not lead to what they cannot see.
      tabIndex={open ? -1 : 0}
      onClick={onClear}
    >
      <Icon path={closeIcon} size="s" />
    </button>
  );
}
