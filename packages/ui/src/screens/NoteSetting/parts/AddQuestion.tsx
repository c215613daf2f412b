import { noteLimits, type QuestionKind, questionKinds } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { noteQuestionText, noteQuestionValueText } from "../../../copy/notes/noteQuestions.ts";
import { questionKindText } from "../../../copy/notes/noteSetting.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { media, token } from "../../../tokens/theme.ts";
import { questionIcons } from "./questionIcons.ts";
import type { QuestionValues } from "./templateValues.ts";

type AddQuestionProps = { questions: readonly QuestionValues[]; onAdd: (kind: QuestionKind) => void };

/** 質問の種類を選んで、最後に足す。 */
export function AddQuestion({ questions, onAdd }: AddQuestionProps) {
  const { formatMessage } = useIntl();
  const isFull = questions.length >= noteLimits.questions;
  const hasGoals = questions.some(({ kind }) => kind === "goals");
  const isClosed = (kind: QuestionKind) => isFull || (kind === "goals" && hasGoals);

  return (
    <Place>
      <Kinds role="group" aria-label={formatMessage(noteQuestionText.add)}>
        {questionKinds.map((kind) => (
          <Add
            key={kind}
            type="button"
            aria-label={formatMessage(noteQuestionValueText.addOf, { kind: formatMessage(questionKindText[kind]) })}
            aria-disabled={isClosed(kind) || undefined}
            data-add={kind}
            onClick={() => isClosed(kind) || onAdd(kind)}
          >
            <KindIcon path={questionIcons[kind]} />
            {formatMessage(questionKindText[kind])}
          </Add>
        ))}
      </Kinds>
      {isFull && <Caption as="p">{formatMessage(noteQuestionValueText.most, { max: noteLimits.questions })}</Caption>}
      {!isFull && hasGoals && <Caption as="p">{formatMessage(noteQuestionText.oneGoals)}</Caption>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  background: ${token("surface-2")};
`;

const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token("sp-2")};

  @media ${media.mobile} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${token("sp-10")} + ${token("sp-5")})), 1fr));
  }
`;

const Add = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token("sp-1")};
  min-height: calc(${token("touch")} + ${token("sp-5")});
  padding: ${token("sp-1")};
  border: ${token("hairline")} dashed ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};

  &:hover {
    background: ${token("surface-3")};
  }
  &[aria-disabled="true"] {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;

const KindIcon = styled(Icon)`
  color: ${token("primary-text")};

  ${Add}[aria-disabled="true"] & {
    color: inherit;
  }
`;
