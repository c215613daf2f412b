import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { figures, token } from "../../tokens/theme.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldLayout, type FieldTexts } from "../Field/Field.tsx";
import type { NumberFieldError } from "./readNumber.ts";
import { useNumberDraft } from "./useNumberDraft.ts";

type NativeProps = "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step" | "inputMode";
export type NumberFieldProps = Omit<ComponentPropsWithRef<"input">, NativeProps> &
  FieldTexts & {
    /** null は空。 */
    value: number | null;
    /** 欄を離れたとき、Enter、上下の矢印で、読めて範囲に収まる数だけを渡す。 */
    onChange: (value: number | null) => void;
    /**
     * 読めない・範囲の外の文字が残っている間はその種類、直ると null。文字は消さず、欄の下に文を出す。
     * 親が `value` を替えれば文字も文も消える。同じ値へ戻すときは `key` を替えて置き直す。
     */
    onFieldError?: ((fieldError: NumberFieldError | null) => void) | undefined;
    /** 打ち始めると true、数を渡すと false。読めない文字が残る間は true のまま。 */
    onTyping?: ((isTyping: boolean) => void) | undefined;
    unit?: string | undefined;
    /** 0以上の欄では必ず 0 を渡す。ないと、符号のある鍵盤を出す。 */
    min?: number | undefined;
    max?: number | undefined;
    decimals?: 0 | 1;
    layout?: FieldLayout;
  };

/** 単位のある数の入力。全角でも、変換の途中でも受け止める。 */
export function NumberField({
  label,
  error,
  help,
  optional,
  value,
  onChange,
  onFieldError,
  onTyping,
  unit,
  min,
  max,
  decimals = 0,
  layout = "stacked",
  id,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const unitId = useId();
  const draft = useNumberDraft({ value, onChange, onFieldError, onTyping, rules: { min, max, decimals, unit } });
  const described = [unit && unitId, rest["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <Field
      label={label}
      error={draft.errorText ?? error}
      help={help}
      optional={optional}
      layout={layout}
      id={id}
      required={rest.required}
      invalid={rest["aria-invalid"] === true}
      describedBy={described || undefined}
    >
      {(control) => (
        <Frame data-layout={layout}>
          <Input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode={min === undefined || min < 0 ? "text" : decimals === 0 ? "numeric" : "decimal"}
            value={draft.shown}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={(event) => {
              draft.commit();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) draft.handleKey(event);
            }}
          />
          {unit && <Unit id={unitId}>{unit}</Unit>}
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Input = styled.input`
  ${controlStyle}
  width: calc(${token("sp-10")} + ${token("sp-5")});
  min-width: ${token("sp-9")};
  ${figures}
  font-size: calc(${token("fs-num-s")} + ${token("hairline")} * 2);
  font-weight: ${token("fw-num-s")};
  text-align: end;

  [data-layout="row"] > & {
    min-height: ${token("control-m")};
  }
`;

const Unit = styled.span`
  flex: none;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};

  [data-layout="row"] > & {
    min-width: ${token("sp-8")};
  }
`;
