import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string;
  help?: string | undefined;
  /** 言葉を横に見せるか、表の行のように読み上げだけにするか。 */
  labelPlace?: "beside" | "hidden";
};

/** はい・いいえをひとつ選ぶ。行全体が押せる。 */
export function Checkbox({ label, help, labelPlace = "beside", ...rest }: CheckboxProps) {
  const helpId = useId();

  return (
    <Row data-place={labelPlace}>
      <Box
        {...rest}
        type="checkbox"
        aria-label={label}
        aria-describedby={[help && helpId, rest["aria-describedby"]].filter(Boolean).join(" ") || undefined}
      />
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
