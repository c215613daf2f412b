import type { ComponentPropsWithRef, CSSProperties } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { useTextLimit } from "../Counter/useTextLimit.ts";
import { controlState } from "../Field/controlState.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export type TextAreaProps = ComponentPropsWithRef<"textarea"> &
  FieldTexts & {
    /** 文字数の上限。超えても入力は止めない。 */
    max?: number | undefined;
    /** 空のときに見える行数。書くほど伸び、画面の6割で止まって中が動く。 */
    rows?: number | undefined;
  };

/** 何行もの文章の入力。書いた分だけ高くなる。 */
export function TextArea({ label, error, help, optional, max, rows = 3, id, onChange, style, ...rest }: TextAreaProps) {
  const { limit, remember } = useTextLimit(max, rest);
  const height: CSSProperties & Record<"--rows", number> = { ...style, "--rows": rows };

  return (
    <Field {...{ label, error, help, optional, limit, id }} {...controlState(rest)}>
      {(control) => (
        <Sheet
          {...rest}
          {...control}
          rows={rows}
          style={height}
          onChange={(event) => {
            remember(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

const Sheet = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: calc(var(--rows) * 1lh + ${token("sp-6")});
  max-height: max(60dvh, calc(var(--rows) * 1lh + ${token("sp-6")}));
  padding-block: calc(${token("sp-6")} / 2 - ${token("hairline")});
  line-height: ${token("lh-body-lg")};
  resize: vertical;
  field-sizing: content;
`;
