import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** 行だけか、選んだものが枠で分かる札か。 */
export type RadioVariant = "plain" | "card";
type RadioProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string;
  help: string | undefined;
  variant: RadioVariant;
};

/** 選択肢ひとつ。行全体が押せる。 */
export function Radio({ label, help, variant, ...rest }: RadioProps) {
  const id = useId();

  return (
    <Row data-variant={variant}>
      <Dot {...rest} type="radio" aria-labelledby={`${id}-label`} aria-describedby={help && `${id}-help`} />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {help && <Help id={`${id}-help`}>{help}</Help>}
      </span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  min-height: ${token("touch")};

  &:has(> :disabled) {
    color: ${token("ink-3")};
    cursor: not-allowed;
  }
  &[data-variant="card"] {
    padding: ${token("sp-2")} ${token("sp-3")};
    border: ${token("hairline")} solid ${token("line-strong")};
    border-radius: ${token("r-m")};
    background: ${token("surface")};
    font-weight: ${token("fw-label")};
  }
  &[data-variant="card"]:hover:not(:has(> :disabled)) {
    background: ${token("surface-3")};
  }
  &[data-variant="card"]:has(> :checked) {
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("primary")};
  }
  &[data-variant="card"]:has(> :disabled) {
    border-color: ${token("line-2")};
    background: ${token("surface-2")};
  }
  &[data-variant="card"]:has(> :checked:disabled) {
    border-color: ${token("line-strong")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("line-strong")};
  }
  @media ${media.forcedColors} {
    &[data-variant="card"]:has(> :checked) {
      outline: ${token("rule")} solid Highlight;
    }
  }
`;

const Dot = styled.input`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token("icon")};
  height: ${token("icon")};
  margin: 0;
  border: ${token("rule")} solid ${token("line-strong")};
  border-radius: ${token("r-full")};
  background: ${token("surface")};
  cursor: inherit;

  &:checked {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  &:checked::after {
    content: "";
    width: ${token("sp-2")};
    height: ${token("sp-2")};
    border-radius: ${token("r-full")};
    background: ${token("primary-ink")};
  }
  &:focus-visible {
    border-radius: ${token("r-full")};
  }
  &:disabled {
    border-color: ${token("line-2")};
    background: ${token("surface-3")};
  }
  &:disabled::after {
    background: ${token("ink-disabled")};
  }
  @media ${media.forcedColors} {
    appearance: auto;
  }
`;

const Help = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};

  [data-variant="card"] & {
    color: ${token("ink-2")};
    font-weight: ${token("fw-body")};
  }
`;
