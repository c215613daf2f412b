import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";

export type FilterButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  /** 条件の数も含めた名前。 */
  label: string;
  /** 初めの状態と違う条件の数。 */
  count: number;
};

/** 絞り込みの紙を開くボタン。効いている条件の数を角に示す。 */
export function FilterButton({ label, count, type = "button", ...rest }: FilterButtonProps) {
  return (
    <Square title={label} {...rest} type={type} aria-label={label} aria-haspopup="dialog">
      <Icon name="filter" />
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </Square>
  );
}

const Square = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token("control-l")};
  min-height: ${token("control-l")};
  padding: 0;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  &:hover {
    background: ${token("surface-3")};
  }
  & > b {
    position: absolute;
    inset: -0.4375rem -0.4375rem auto auto;
    display: grid;
    place-items: center;
    min-width: ${token("sp-5")};
    height: ${token("sp-5")};
    border-radius: ${token("r-l")};
    background: ${token("accent")};
    color: ${token("accent-ink")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
    line-height: 1;
  }
`;
