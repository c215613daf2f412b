import { useId, useState } from "react";
import styled from "styled-components";
import { figures, token } from "../../../tokens/theme.ts";
import { controlStyle } from "../../Field/controlStyle.ts";
import { Field } from "../../Field/Field.tsx";
import { readNumber } from "../../NumberField/readNumber.ts";
import type { QuestionProps } from "./questionProps.ts";

/**
 * 数の答え。打つたびに渡すので、途中で閉じても残る。
 * 数として読めない文字は、文字のまま渡す。
 */
export function NumberAnswer({ question, label, value, error, onAnswer }: QuestionProps) {
  const unitId = useId();
  const answered = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState(answered);
  // Full-width digits stay as typed while they say the answer; another answer from outside replaces them.
  const shown = asText(typed, question.unit) === answered ? typed : answered;

  return (
    <Field
      label={label}
      error={error}
      help={question.hint || undefined}
      required={question.required}
      optional={!question.required}
      describedBy={question.unit === "" ? undefined : unitId}
    >
      {(control) => (
        <Frame>
          <Input
            {...control}
            type="text"
            autoComplete="off"
            inputMode={question.lowest < 0 ? "text" : "decimal"}
            required={question.required}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              onAnswer(answerOf(target.value, question.unit));
            }}
          />
          {question.unit !== "" && <Unit id={unitId}>{question.unit}</Unit>}
        </Frame>
      )}
    </Field>
  );
}

function answerOf(text: string, unit: string): number | string | undefined {
  const reading = readNumber(text, { decimals: 1, unit });
  return reading.fieldError === null ? (reading.value ?? undefined) : text;
}

const asText = (text: string, unit: string) => String(answerOf(text, unit) ?? "");

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Input = styled.input`
  ${controlStyle}
  ${figures}
  flex: 1;
  min-width: 0;
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-s")};
  text-align: end;
`;

const Unit = styled.span`
  flex: none;
  color: ${token("ink-2")};
`;
