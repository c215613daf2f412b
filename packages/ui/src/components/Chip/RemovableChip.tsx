import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { formValueText } from "../../copy/controls/form.ts";
import { Icon } from "../Icon/Icon.tsx";
import { closeIcon } from "../Icon/icons.ts";
import { chipStyle } from "./chipStyle.ts";

export type RemovableChipProps = Omit<ComponentPropsWithRef<"button">, "children" | "onClick"> & {
  /** 選んだものの名前（長谷川 ひまり子 など）。 */
  name: string;
  onRemove: () => void;
};

/** 選んだもの。押すと外れる。 */
export function RemovableChip({ name, onRemove, type = "button", ...rest }: RemovableChipProps) {
  const { formatMessage } = useIntl();

  return (
    <Pill
      {...rest}
      type={type}
      aria-label={formatMessage(formValueText.removeChip, { name })}
      data-selected
      onClick={onRemove}
    >
      {name}
      <Icon path={closeIcon} size="s" />
    </Pill>
  );
}

const Pill = styled.button`
  ${chipStyle}
`;
