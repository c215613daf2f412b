import type { NoteAnswer, NoteQuestion } from "@kyuseki/domain";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { NoteQuestionField } from "./parts/NoteQuestionField.tsx";
import type { NoteGoals } from "./parts/questionProps.ts";

export type NoteFormProps = {
  questions: readonly NoteQuestion[];
  answers: readonly NoteAnswer[];
  /** すべての答え。ほかの質問への答えも、なくならない。 */
  onChange: (answers: NoteAnswer[]) => void;
  /** 質問の id ごとに、何がいけないか。 */
  mistakes: ReadonlyMap<number, string>;
  /** 9マス目標のまん中と8つの目標。まだ書いていなければ null。 */
  goals: NoteGoals | null;
  onWriteGoals?: () => void;
};

/** 成長ノートの質問に答える欄（NO-2）。 */
export function NoteForm({ questions, answers, onChange, mistakes, goals, onWriteGoals }: NoteFormProps) {
  const give = (id: number, value: NoteAnswer["value"] | undefined) => {
    const others = answers.filter(({ question_id }) => question_id !== id);
    onChange(value === undefined ? others : [...others, { question_id: id, value }]);
  };

  return (
    <Questions>
      {questions.map((question, at) => (
        <Question
          key={question.id}
          id={questionElementId(question.id)}
          data-mistaken={mistakes.has(question.id) || undefined}
        >
          <NoteQuestionField
            question={question}
            number={at + 1}
            value={answers.find(({ question_id }) => question_id === question.id)?.value}
            error={mistakes.get(question.id)}
            onAnswer={(value) => give(question.id, value)}
            {...{ goals, onWriteGoals }}
          />
        </Question>
      ))}
    </Questions>
  );
}

/** Puts the cursor into a question's first control. */
export function focusQuestion(id: number) {
  const element = document.getElementById(questionElementId(id));
  element?.querySelector<HTMLElement>("textarea, input:checked, input, button")?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

const questionElementId = (id: number) => `question-${id}`;

const Questions = styled.ol`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Question = styled.li`
  min-width: 0;
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  --fs-label: ${token("fs-body-lg")};

  &[data-mistaken] {
    border-color: ${token("danger")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("danger")};
  }
`;
