import { useIntl } from "react-intl";
import styled from "styled-components";
import { settingValueText } from "../../copy/settings.ts";
import { token } from "../../tokens/theme.ts";
import { IconButton } from "./IconButton.tsx";

export type MoveButtonsProps = {
  /** 動かすものの名前。 */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
};

/** 並びの中で、ひとつ上か下へ動かす。 */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      <Move
        icon="chevronUp"
        label={formatMessage(settingValueText.up, { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      />
      <Move
        icon="chevronDown"
        label={formatMessage(settingValueText.down, { name })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      />
    </>
  );
}

const Move = styled(IconButton)`
  &[aria-disabled="true"] {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;
