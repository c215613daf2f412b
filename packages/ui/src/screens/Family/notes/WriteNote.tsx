import { useIntl } from "react-intl";
import styled from "styled-components";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { gradeText } from "../../../copy/members/grade.ts";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { deadlineText } from "./deadlineText.ts";
import { NoteWriting } from "./NoteWriting.tsx";
import { askedQuestions, goalsOf, noteProgress } from "./notePlan.ts";
import { PageFrame } from "./PageFrame.tsx";
import { SentNote } from "./SentNote.tsx";
import type { WriteNoteProps } from "./writeNoteProps.ts";

/** 成長ノートを書く一枚。送ったあとは、送った内容が出る。 */
export function WriteNote(props: WriteNoteProps) {
  const { formatMessage } = useIntl();
  const { page, theme, onThemeChange, acts, note, member, stored } = props;
  const form = note.form ?? note.draft?.form;
  if (!form) return <PageFrame {...{ page, theme, onThemeChange, acts }} about="" title={formatMessage(text.title)} />;
  const isWriting = note.draft !== null || note.form?.sent === null;
  const goals = goalsOf(stored);
  const questions = askedQuestions(note.draft?.form.questions ?? form.questions, goals);
  const { total, done, requiredLeft } = noteProgress(questions, note.draft?.answers ?? []);
  const day = longDate(form.day);

  return (
    <PageFrame
      {...{ page, theme, onThemeChange, acts }}
      about={formatMessage(familyNoteValueText.noteOf, {
        name: member.first_name,
        grade: formatMessage(gradeText[member.grade]),
      })}
      title={form.name}
      when={
        form.deadline === null
          ? formatMessage(familyNoteValueText.forDay, { day })
          : formatMessage(familyNoteValueText.forDayDue, { day, due: deadlineText(form.deadline) })
      }
      below={
        isWriting && (
          <div>
            <ProgressBar label={formatMessage(text.progress)} done={done} total={total} tone="board" />
            {requiredLeft > 0 && (
              <Left>{formatMessage(familyNoteValueText.requiredLeft, { count: requiredLeft })}</Left>
            )}
          </div>
        )
      }
    >
      {isWriting ? <NoteWriting {...props} {...{ form, goals, questions }} /> : <SentNote {...props} />}
    </PageFrame>
  );
}

const Left = styled.p`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  text-align: end;
`;
