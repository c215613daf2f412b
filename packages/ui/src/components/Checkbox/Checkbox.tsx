import { type ComponentPropsWithRef, useId, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string;
  help?: string | undefined;
  /** 一部だけが選ばれている（すべて選択の印）。 */
  indeterminate?: boolean;
  /** 言葉を横に見せるか、表の行のように読み上げだけにするか。 */
  labelPlace?: "beside" | "hidden";
};

/** はい・いいえをひとつ選ぶ。行全体が押せる。 */
export function Checkbox({ label, help, indeterminate = false, labelPlace = "beside", ...rest }: CheckboxProps) {
  const row = useRef<HTMLLabelElement>(null);
  const helpId = useId();

  // The third state is a property, not an attribute, and every press clears it.
  useLayoutEffect(() => {
    const box = row.current?.control;
    if (box instanceof HTMLInputElement) box.indeterminate = indeterminate;
  });

  const box = (
    <Box
      {...rest}
      type="checkbox"
      aria-label={label}
      aria-describedby={[help && helpId, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined}
    />
  );
  return (
    <Row ref={row} data-place={labelPlace}>
      {box}
      {labelPlace === "beside" && (
        <span>
          {label}
          {help && <Help id={helpId}>{help}</Help>}
        </span>
      )}
    </Row>
  );
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("touch")};

  &[data-place="hidden"] {
    justify-content: center;
    min-width: ${token("touch")};
  }
  &:has(> :disabled) {
    color: ${token("ink-3")};
    cursor: not-allowed;
  }
`;

const Help = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
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
  cursor: inherit;

  &:checked,
  &:indeterminate {
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
  &:indeterminate::after {
    width: 0.7em;
    height: 0;
    content: "";
    border: solid ${token("primary-ink")};
    border-width: 0 0 ${token("edge")};
    transform: none;
  }
  &[aria-invalid="true"] {
    border-color: ${token("danger")};
  }
  &:disabled {
    border-color: ${token("line-2")};
    background: ${token("surface-3")};
  }
  &:disabled::after {
    border-color: ${token("ink-disabled")};
  }
  @media ${media.forcedColors} {
    appearance: auto;
  }
`;
