import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { Label } from "../../layout/Text/Label.ts";
import { token } from "../../tokens/theme.ts";
import { switchStyle } from "./switchStyle.ts";

export type SwitchProps = Omit<ComponentPropsWithRef<"input">, "type" | "role"> & {
  label: string;
  help?: string | undefined;
  /** 保存中。見た目はいまの値のまま、押しても変わらない。フォーカスは失わない。 */
  busy?: boolean;
};

/** 押したときに効く設定の入・切。言葉は左、つまみは右。行全体が押せる。 */
export function Switch({ label, help, busy = false, id, onClick, onChange, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [help && `${controlId}-help`, rest["aria-describedby"]].filter(Boolean).join(" ");

  return (
    <Row>
      <Words>
        <Label id={`${controlId}-label`}>{label}</Label>
        {help && <Help id={`${controlId}-help`}>{help}</Help>}
      </Words>
      <Track
        {...rest}
        id={controlId}
        type="checkbox"
        role="switch"
        aria-labelledby={`${controlId}-label`}
        aria-describedby={describedBy || undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest["aria-disabled"]}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onClick?.(event);
        }}
        onChange={(event) => {
          if (!busy) onChange?.(event);
        }}
      />
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("touch")};

  &:has(> :disabled) {
    color: ${token("ink-3")};
    cursor: not-allowed;
  }
  &:has(> [aria-busy]) {
    cursor: progress;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  line-height: ${token("lh-small")};
`;

const Help = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Track = styled.input`
  ${switchStyle}
`;
