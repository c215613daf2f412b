import { useId } from "react";
import { useIntl } from "react-intl";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { FieldMark } from "../../../components/Field/FieldMark.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import {
  checkIcon,
  chevronDownIcon,
  chevronUpIcon,
  copyIcon,
  editIcon,
  moreIcon,
  trashIcon,
} from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import { noteQuestionText, noteQuestionValueText } from "../../../copy/notes/noteQuestions.ts";
import { questionKindText } from "../../../copy/notes/noteSetting.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { QuestionFields, type QuestionFieldsProps } from "./QuestionFields.tsx";
import { QuestionSample } from "./QuestionSample.tsx";
import { questionIcons } from "./questionIcons.ts";
import { Kind, Moves, Name, Row, Sample, Tools, Words } from "./questionRowStyle.ts";
import { useQuestionSummary } from "./useQuestionSummary.ts";

export type QuestionRowProps = QuestionFieldsProps & {
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  /** まちがいがあるとき、はじめにフォーカスを受ける行。 */
  isFirstWrong: boolean;
  /** 足せるときだけ、同じ質問をもう1つ置ける。 */
  onCopy: (() => void) | undefined;
  onToggle: () => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** テンプレートのひとつの質問。その場で開いて変える。 */
export function QuestionRow(props: QuestionRowProps) {
  const { question, error, isFirst, isLast, isOpen, isFirstWrong, onCopy, onToggle, onMove, onRemove } = props;
  const { formatMessage } = useIntl();
  const errorId = useId();
  const summary = useQuestionSummary(question);
  const name = question.label.trim() || formatMessage(noteQuestionText.unnamed);
  const words = (id: keyof typeof noteQuestionText) => formatMessage(noteQuestionText[id]);

  return (
    <Row data-open={isOpen || undefined}>
      <Moves>
        <IconButton
          icon={chevronUpIcon}
          label={formatMessage(noteQuestionValueText.upOf, { name })}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={formatMessage(noteQuestionValueText.downOf, { name })}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
      </Moves>
      <Words>
        <Kind>
          <Icon path={questionIcons[question.kind]} size="s" />
          {formatMessage(questionKindText[question.kind])}
        </Kind>
        {isOpen ? (
          <QuestionFields {...props} />
        ) : (
          <>
            <Name>
              {name}
              <FieldMark required={question.required} optional={false} />
            </Name>
            {summary && <Caption as="p">{summary}</Caption>}
            <FieldError id={errorId}>{error}</FieldError>
          </>
        )}
      </Words>
      <Sample>
        <QuestionSample question={question} />
      </Sample>
      <Tools>
        <IconButton
          icon={isOpen ? checkIcon : editIcon}
          name={isFirstWrong && !isOpen ? "questions" : undefined}
          label={formatMessage(noteQuestionValueText.editOf, { name })}
          aria-expanded={isOpen}
          aria-describedby={error && !isOpen ? errorId : undefined}
          data-question={question.id}
          onClick={onToggle}
        />
        <Menu
          label={formatMessage(noteQuestionValueText.moreOf, { name })}
          heading={name}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={moreIcon} label={formatMessage(noteQuestionValueText.moreOf, { name })} />
          )}
          groups={[
            {
              id: "place",
              items: [
                ...(isFirst ? [] : [{ id: "up", label: words("up"), icon: chevronUpIcon, onAction: () => onMove(-1) }]),
                ...(isLast
                  ? []
                  : [{ id: "down", label: words("down"), icon: chevronDownIcon, onAction: () => onMove(1) }]),
                ...(onCopy ? [{ id: "copy", label: words("copy"), icon: copyIcon, onAction: onCopy }] : []),
              ],
            },
            {
              id: "remove",
              items: [{ id: "remove", label: words("remove"), icon: trashIcon, tone: "danger", onAction: onRemove }],
            },
          ]}
        />
      </Tools>
    </Row>
  );
}
