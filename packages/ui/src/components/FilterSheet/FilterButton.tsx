import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { tableText } from "../../copy/controls/table.ts";
import { token } from "../../tokens/theme.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { filterIcon } from "../Icon/icons.ts";

export type FilterButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  /** 条件の数も含めた名前。 */
  label: string;
  /** 初めの状態と違う条件の数。 */
  count: number;
  /** 横に検索欄が並ぶときは絵だけ、それ以外は言葉も添える。 */
  look?: "icon" | "word";
};

/** 絞り込みのシートを開くボタン。効いている条件の数を示す。 */
export function FilterButton({ label, count, look = "icon", type = "button", ...rest }: FilterButtonProps) {
  const { formatMessage } = useIntl();

  return (
    <Body title={label} {...rest} type={type} aria-label={label} aria-haspopup="dialog" data-look={look}>
      <Icon path={filterIcon} />
      {look === "word" && formatMessage(tableText.filter)}
      <Badge count={count} place={look === "icon" ? "corner" : "inline"} />
    </Body>
  );
}

const Body = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token("sp-2")};
  flex: none;
  min-width: ${token("control-l")};
  min-height: ${token("control-l")};
  padding: 0;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  font-weight: ${token("fw-label")};
  white-space: nowrap;

  &:hover {
    background: ${token("surface-3")};
  }
  &[data-look="word"] {
    min-height: ${token("control-m")};
    padding: 0 ${token("sp-3")};
  }
`;
