import { noteLimits } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { noteQuestionText, noteQuestionValueText } from "../../../copy/notes/noteQuestions.ts";
import { token } from "../../../tokens/theme.ts";
import type { QuestionValues } from "./templateValues.ts";

export type QuestionFieldsProps = {
  question: QuestionValues;
  error: string | undefined;
  onChange: (part: Partial<QuestionValues>) => void;
  /** 数字の欄に、数でない文字が残っている間は true。 */
  onUnread: (isUnread: boolean) => void;
};

/** ひとつの質問を、その場で書きかえる欄。開くと質問の欄から始まる。 */
export function QuestionFields({ question, error, onChange, onUnread }: QuestionFieldsProps) {
  const { formatMessage } = useIntl();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const text = (name: "label" | "hint" | "low" | "high" | "unit", max: number) => ({
    label: formatMessage(noteQuestionText[name]),
    max,
    autoComplete: "off",
    value: question[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const bound = (name: "lowest" | "highest") => ({
    label: formatMessage(noteQuestionText[name]),
    value: question[name],
    unit: question.unit,
    min: -noteLimits.numberMax,
    max: noteLimits.numberMax,
    onChange: (value: number | null) => onChange({ [name]: value }),
    onFieldError: (found: unknown) => onUnread(found !== null),
  });

  return (
    <Fields>
      <TextField {...text("label", noteLimits.questionMax)} ref={first} name="questions" required error={error} />
      <TextField {...text("hint", noteLimits.hintMax)} optional />
      {question.kind === "text" && (
        <SelectField
          label={formatMessage(noteQuestionText.textMax)}
          value={String(question.text_max)}
          options={textLengths(question.text_max).map((max) => ({
            value: String(max),
            label: formatMessage(noteQuestionValueText.upTo, { max }),
          }))}
          onChange={({ target }) => onChange({ text_max: Number(target.value) })}
        />
      )}
      {question.kind === "scale" && (
        <Pair>
          <TextField {...text("low", noteLimits.endMax)} optional />
          <TextField {...text("high", noteLimits.endMax)} optional />
        </Pair>
      )}
      {question.kind === "number" && (
        <Pair>
          <NumberField {...bound("lowest")} />
          <NumberField {...bound("highest")} />
          <TextField {...text("unit", noteLimits.unitMax)} optional />
        </Pair>
      )}
      <Switch
        label={formatMessage(noteQuestionText.required)}
        checked={question.required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
    </Fields>
  );
}

/** The usual lengths, and the one that is chosen. */
const textLengths = (chosen: number) =>
  [...new Set([50, 100, 200, 400, noteLimits.textMax, chosen])].toSorted((a, b) => a - b);

const Fields = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-s")}), 1fr));
  align-items: start;
  gap: ${token("sp-3")};
`;
