import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { formValueText } from "../../copy/controls/form.ts";
import { scale } from "../../tokens/scale.ts";
import { token } from "../../tokens/theme.ts";
import { Counter } from "../Counter/Counter.tsx";
import type { TextLimit } from "../Counter/stepToLimit.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldHelp } from "./FieldHelp.tsx";
import { FieldMark } from "./FieldMark.tsx";
import { labelStyle } from "./labelStyle.ts";

export type FieldTexts = {
  label: string;
  /** 何がいけないか。あるときだけ赤い枠と印が付く。 */
  error?: string | undefined;
  help?: string | undefined;
  /** 「任意」と添える。必須の欄が多い画面だけで使い、「必須」と両方をすべての欄には付けない。 */
  optional?: boolean | undefined;
};

/** 上から下へか、左に言葉・右に入力の一行（FieldRows の中）か。 */
export type FieldLayout = "stacked" | "row";

type FieldProps = FieldTexts & {
  required?: boolean | undefined;
  id?: string | undefined;
  /** 帯がまとめて伝えるとき、文なしで赤い枠だけを付ける。 */
  invalid?: boolean | undefined;
  /** ほかに説明している要素の id。 */
  describedBy?: string | undefined;
  /** 文字数の上限。超えても入力は止めず、減らす数を伝える。 */
  limit?: TextLimit | undefined;
  layout?: FieldLayout | undefined;
  /** 入力欄。ラベル・説明・エラーへのつながりを属性で受け取る。 */
  children: (control: FieldControl) => ReactNode;
};

type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** ラベル、説明、エラーと、その入力欄の結び付き。 */
export function Field({
  label,
  error,
  help,
  optional = false,
  required = false,
  id,
  invalid,
  describedBy,
  limit,
  layout = "stacked",
  children,
}: FieldProps) {
  const { formatMessage } = useIntl();
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const helpId = `${controlId}-help`;
  const countId = `${controlId}-count`;
  const over = limit ? limit.used - limit.max : 0;
  const fieldError = error || (over > 0 ? formatMessage(formValueText.overLimit, { over }) : undefined);
  const descriptions = [fieldError && errorId, limit && countId, help && helpId, describedBy].filter(Boolean).join(" ");

  return (
    <Rows data-layout={layout}>
      <Head>
        <Label htmlFor={controlId}>
          {label}
          <FieldMark required={required} optional={optional} />
        </Label>
        {limit && <Counter {...limit} id={countId} />}
      </Head>
      <Control>
        {children({
          id: controlId,
          "aria-invalid": fieldError || invalid ? true : undefined,
          "aria-describedby": descriptions || undefined,
        })}
      </Control>
      <FieldError id={errorId}>{fieldError}</FieldError>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
    </Rows>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token("sp-3")};
`;

const Label = styled.label`
  ${labelStyle}
`;

const Control = styled.div`
  display: grid;
  min-width: 0;
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-layout="stacked"] > ${Head} {
    padding-block-end: calc(${token("sp-3")} / 2);
  }
  &[data-layout="row"] {
    display: grid;
    grid-template: "head control" "help control" "fieldError fieldError" / minmax(0, 1fr) auto;
    column-gap: ${token("sp-3")};
  }
  &[data-layout="row"]:not(:has(> ${FieldHelp})) {
    grid-template-areas: "head control" "fieldError fieldError";
  }
  &[data-layout="row"] > ${Head} {
    grid-area: head;
    align-self: end;
  }
  &[data-layout="row"]:not(:has(> ${FieldHelp})) > ${Head} {
    align-self: center;
  }
  &[data-layout="row"] > ${Control} {
    grid-area: control;
    align-self: center;
  }
  &[data-layout="row"] > ${FieldHelp} {
    grid-area: help;
    padding: 0;
  }
  &[data-layout="row"] > [aria-live] {
    grid-area: fieldError;
  }
  /* Large text on a phone: the words go above the control. */
  @container (inline-size < calc(${scale["cell-m"]} + ${scale["sp-10"]})) {
    &[data-layout="row"],
    &[data-layout="row"]:not(:has(> ${FieldHelp})) {
      grid-template: "head" "help" "control" "fieldError" / minmax(0, 1fr);
      gap: ${token("sp-1")};
    }
  }
`;
