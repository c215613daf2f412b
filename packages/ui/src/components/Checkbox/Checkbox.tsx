import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & { label: string };

/** はい・いいえをひとつ選ぶ。行全体が押せる。 */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Box {...rest} type="checkbox" />
      {label}
    </Row>
  );
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};
`;

const Box = styled.input`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token("icon")};
  height: ${token("icon")};
  margin: 0;
  border: ${token("rule")} solid ${token("line-strong")};
  border-radius: ${token("r-s")};
  background: ${token("surface")};

  &:checked {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  &:checked::after {
    content: "";
    width: 0.7em;
    height: 0.35em;
    border: solid ${token("primary-ink")};
    border-width: 0 0 ${token("rule")} ${token("rule")};
    transform: translateY(-20%) rotate(-45deg);
  }
  &:disabled {
    border-color: ${token("line-2")};
    background: ${token("surface-3")};
  }
  @media ${media.forcedColors} {
    appearance: auto;
  }
`;
