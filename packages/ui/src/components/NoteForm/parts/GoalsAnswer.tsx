import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteFormText } from "../../../copy/notes/noteForm.ts";
import { token } from "../../../tokens/theme.ts";
import { Button } from "../../Button/Button.tsx";
import { FieldGroup } from "../../Field/FieldGroup.tsx";
import { editIcon } from "../../Icon/icons.ts";
import { NineCell, NineCells } from "../../NineGrid/nineStyle.ts";
import type { NoteGoals, QuestionProps } from "./questionProps.ts";

export type GoalsAnswerProps = QuestionProps & {
  goals: NoteGoals | null;
  onWriteGoals: (() => void) | undefined;
};

/** できた目標を、9マスの中から選ぶ。 */
export function GoalsAnswer({ question, label, value, error, onAnswer, goals, onWriteGoals }: GoalsAnswerProps) {
  const { formatMessage } = useIntl();
  const ticked = Array.isArray(value) ? value : [];
  const toggle = (goal: number) => {
    const next = ticked.includes(goal) ? ticked.filter((one) => one !== goal) : [...ticked, goal].sort();
    onAnswer(next.length === 0 ? undefined : next);
  };
  const isWritten = goals?.goals.some((text) => text !== "") ?? false;

  return (
    <FieldGroup
      label={label}
      error={error}
      help={[question.hint, isWritten && formatMessage(noteFormText.goalsHelp)].filter(Boolean).join(" ") || undefined}
      required={question.required && isWritten}
      optional={!question.required || !isWritten}
    >
      {goals && isWritten ? (
        <NineCells>
          {places.map((goal) =>
            goal === null ? (
              <NineCell key="centre" as="span" data-centre>
                {goals.centre}
              </NineCell>
            ) : (
              <Tick key={goal} text={goals.goals[goal - 1] ?? ""} {...{ goal, ticked, toggle }} />
            ),
          )}
        </NineCells>
      ) : (
        <Empty>
          <b>{formatMessage(noteFormText.noGoals)}</b>
          <p>{formatMessage(noteFormText.noGoalsHelp)}</p>
          {onWriteGoals && (
            <Button icon={editIcon} onClick={onWriteGoals}>
              {formatMessage(noteFormText.writeGoals)}
            </Button>
          )}
        </Empty>
      )}
    </FieldGroup>
  );
}

/** Row by row; null is the centre. */
const places = [1, 2, 3, 4, null, 5, 6, 7, 8];

type TickProps = { text: string; goal: number; ticked: readonly number[]; toggle: (goal: number) => void };

function Tick({ text, goal, ticked, toggle }: TickProps) {
  if (text === "") return <NineCell as="span" />;
  return (
    <NineCell type="button" aria-pressed={ticked.includes(goal)} onClick={() => toggle(goal)}>
      {text}
    </NineCell>
  );
}

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-2")};
`;
