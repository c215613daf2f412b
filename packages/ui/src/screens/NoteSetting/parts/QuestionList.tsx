import { noteLimits } from "@kyuseki/domain";
import { useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { noteQuestionText, noteQuestionValueText } from "../../../copy/notes/noteQuestions.ts";
import { templateFieldText } from "../../../copy/notes/noteSetting.ts";
import { token } from "../../../tokens/theme.ts";
import { AddQuestion } from "./AddQuestion.tsx";
import { QuestionRow } from "./QuestionRow.tsx";
import type { TemplatePart } from "./templatePart.ts";
import { type QuestionValues, withCopiedQuestion, withMovedQuestion, withNewQuestion } from "./templateValues.ts";

export type QuestionListProps = TemplatePart & {
  /** 保存されている質問。その番号は、ほかの質問には使わない。 */
  before: readonly QuestionValues[];
  /** 送るとまちがいになる質問の番号。なければ undefined。 */
  wrongId: number | undefined;
  onUnread: (isUnread: boolean) => void;
};

/** 質問の並び。足し、並べ替え、消し、その場で変える。 */
export function QuestionList({ values, before, wrongId, onChange, fieldError, onUnread }: QuestionListProps) {
  const { formatMessage } = useIntl();
  const { questions } = values;
  const [openId, setOpenId] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const { list, focusAfter } = useRowFocus();
  const hasRowError = questions.some(({ id }) => fieldError(`questions.${id}`) !== undefined);
  const nameOf = ({ label }: QuestionValues) => label.trim() || formatMessage(noteQuestionText.unnamed);

  const open = (id: number | null) => {
    // What was no number disappears with its field.
    onUnread(false);
    setOpenId(id);
  };
  const handleMove = (index: number, step: 1 | -1) => {
    const moved = withMovedQuestion(questions, index, step);
    const question = questions[index];
    if (!moved || !question) return;
    onChange({ questions: moved });
    setTold(formatMessage(noteQuestionValueText.moved, { name: nameOf(question), place: index + step + 1 }));
  };
  const handleRemove = (index: number) => {
    const question = questions[index];
    if (!question) return;
    onChange({ questions: questions.toSpliced(index, 1) });
    if (question.id === openId) open(null);
    setTold(formatMessage(noteQuestionValueText.removed, { name: nameOf(question) }));
    focusAfter(questions[index + 1]?.id ?? questions[index - 1]?.id ?? null);
  };
  const add = (added: ReturnType<typeof withNewQuestion>) => {
    onChange({ questions: added.questions });
    open(added.id);
  };

  return (
    <div ref={list}>
      <ol aria-label={formatMessage(templateFieldText.questions)}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            error={fieldError(`questions.${question.id}`)}
            isFirst={index === 0}
            isLast={index === questions.length - 1}
            isOpen={question.id === openId}
            isFirstWrong={question.id === wrongId}
            onToggle={() => open(question.id === openId ? null : question.id)}
            onChange={(part) => onChange({ questions: questions.with(index, { ...question, ...part }) })}
            onUnread={onUnread}
            onMove={(step) => handleMove(index, step)}
            onRemove={() => handleRemove(index)}
            onCopy={
              questions.length < noteLimits.questions && question.kind !== "goals"
                ? () => add(withCopiedQuestion(questions, before, index))
                : undefined
            }
          />
        ))}
      </ol>
      <Mistake>
        <FieldError id="note-questions-error">{hasRowError ? undefined : fieldError("questions")}</FieldError>
      </Mistake>
      <AddQuestion questions={questions} onAdd={(kind) => add(withNewQuestion(questions, before, kind))} />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}

/** Moves the focus to a row after another one has gone, to the kinds of questions after the last one has. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: number | null } | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    const target = wanted.id === null ? "[data-add]" : `[data-question="${wanted.id}"]`;
    list.current?.querySelector<HTMLElement>(target)?.focus();
  }, [wanted]);
  return { list, focusAfter: (id: number | null) => setWanted({ id }) };
}

const Mistake = styled.div`
  padding-inline: ${token("sp-4")};

  &:has([aria-live]:not(:empty)) {
    padding-block-end: ${token("sp-3")};
  }
`;
