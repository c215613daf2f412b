import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteFormValueText } from "../../../copy/notes/noteForm.ts";
import { figures, media, token } from "../../../tokens/theme.ts";
import { FieldGroup } from "../../Field/FieldGroup.tsx";
import { ClearAnswer } from "./ClearAnswer.tsx";
import type { QuestionProps } from "./questionProps.ts";

/** 塁の形の5段階から、ひとつ選ぶ。 */
export function ScaleAnswer({ question, label, value, error, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const chosen = typeof value === "number" ? value : 0;
  const meanings: Readonly<Record<number, string>> = { 1: question.low, 5: question.high };
  const wordsOf = (step: number) =>
    meanings[step] ? formatMessage(noteFormValueText.scaleEnd, { step, meaning: meanings[step] }) : String(step);

  return (
    <FieldGroup
      label={label}
      error={error}
      help={question.hint || undefined}
      required={question.required}
      optional={!question.required}
      role="radiogroup"
      aria-required={question.required || undefined}
      aria-invalid={!!error || undefined}
    >
      <Diamonds>
        {steps.map((step) => (
          <Diamond key={step}>
            <Radio
              type="radio"
              name={name}
              aria-label={wordsOf(step)}
              checked={chosen === step}
              onChange={() => onAnswer(step)}
            />
            <Base data-filled={chosen >= step || undefined} />
          </Diamond>
        ))}
      </Diamonds>
      <Ends aria-hidden="true">
        <span>{wordsOf(1)}</span>
        {chosen > 0 && <Chosen>{chosen}</Chosen>}
        <span>{wordsOf(5)}</span>
      </Ends>
      {!question.required && chosen > 0 && <ClearAnswer label={label} onClear={() => onAnswer(undefined)} />}
    </FieldGroup>
  );
}

const steps = [1, 2, 3, 4, 5] as const;

const Diamonds = styled.div`
  display: flex;
  justify-content: space-evenly;
`;

const Diamond = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${token("touch")};
  height: ${token("touch")};

  &:has(> :focus-visible) {
    outline: ${token("rule")} solid ${token("focus")};
    border-radius: ${token("r-m")};
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Base = styled.i`
  width: ${token("icon-l")};
  height: ${token("icon-l")};
  border: ${token("rule")} solid ${token("line-strong")};
  border-radius: ${token("r-xs")};
  rotate: 45deg;
  pointer-events: none;

  ${Diamond}:hover & {
    border-color: ${token("primary")};
  }
  &[data-filled] {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  @media ${media.forcedColors} {
    &[data-filled] {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token("sp-2")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  overflow-wrap: anywhere;
`;

const Chosen = styled.b`
  ${figures}
  color: ${token("ink")};
  font-size: ${token("fs-body-lg")};
`;
