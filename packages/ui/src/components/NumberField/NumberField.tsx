import { type ComponentPropsWithRef, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { numberFieldValueText } from "../../copy/controls/numberField.ts";
import { figures, token } from "../../tokens/theme.ts";
import { controlStyle } from "../Field/controlStyle.ts";
import { Field, type FieldLayout, type FieldTexts } from "../Field/Field.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { NumberFieldError } from "./readNumber.ts";
import { useNumberDraft } from "./useNumberDraft.ts";

type NativeProps = "type" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step" | "inputMode";
export type NumberFieldProps = Omit<ComponentPropsWithRef<"input">, NativeProps> &
  FieldTexts & {
    /** null は空。 */
    value: number | null;
    /** 欄を離れたとき、Enter、上下の矢印、増減のボタンで、読めて範囲に収まる数だけを渡す。 */
    onChange: (value: number | null) => void;
    /**
     * 読めない・範囲の外の文字が残っている間はその種類、直ると null。文字は消さず、欄の下に文を出す。
     * 親が `value` を替えれば文字も文も消える。同じ値へ戻すときは `key` を替えて置き直す。
     */
    onFieldError?: ((fieldError: NumberFieldError | null) => void) | undefined;
    unit?: string | undefined;
    /** 0以上の欄では必ず 0 を渡す。ないと、符号のある鍵盤を出す。 */
    min?: number | undefined;
    max?: number | undefined;
    /** 矢印とボタンで動く幅。 */
    step?: number | undefined;
    decimals?: 0 | 1;
    layout?: FieldLayout;
    /** 増減のボタンを付ける。 */
    steppers?: boolean;
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
  unit,
  min,
  max,
  decimals = 0,
  step = decimals === 0 ? 1 : 0.1,
  layout = "stacked",
  steppers = false,
  id,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const unitId = useId();
  const draft = useNumberDraft({ value, onChange, onFieldError, rules: { min, max, decimals, unit }, step });
  const described = [unit && unitId, rest["aria-describedby"]].filter(Boolean).join(" ");
  const stepper = (direction: 1 | -1) => (
    <Stepper
      icon={direction === 1 ? "plus" : "minus"}
      label={formatMessage(direction === 1 ? numberFieldValueText.more : numberFieldValueText.less, {
        label,
        step: `${step}${unit ?? ""}`,
      })}
      disabled={rest.disabled}
      aria-disabled={!draft.canStep(direction) || undefined}
      onClick={() => draft.stepBy(direction)}
    />
  );

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
          {steppers && stepper(-1)}
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
          {steppers && stepper(1)}
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

const Stepper = styled(IconButton)`
  border: ${token("hairline")} solid ${token("line-strong")};
  background: ${token("surface")};
  color: ${token("ink-2")};

  &:is(:disabled, [aria-disabled="true"]) {
    border-color: ${token("line")};
    background: ${token("surface-3")};
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
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
