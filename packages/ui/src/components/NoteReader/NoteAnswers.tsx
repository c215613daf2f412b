import type { Note, NoteComment } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteStampText } from "../../copy/notes/noteStamps.ts";
import { noteViewText, noteViewValueText } from "../../copy/notes/noteView.ts";
import { Remark } from "../../layout/Text/Remark.ts";
import { token } from "../../tokens/theme.ts";
import { trashIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PlainText } from "../PlainText/PlainText.tsx";
import { UnsentTag } from "../SavedOnDevice/UnsentTag.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { NoteAnswer } from "./NoteAnswer.tsx";
import type { NoteViewer, UnsentComment } from "./noteReaderProps.ts";
import { useNoteTime } from "./useNoteTime.ts";

type NoteAnswersProps = {
  note: Note;
  nowS: number;
  viewer: NoteViewer;
  /** この端末で、送信を待っているもの。 */
  unsent: readonly UnsentComment[];
  onRemoveComment: (comment: NoteComment) => void;
};

/** コーチたちの返信と、だれが読んだか。 */
export function NoteAnswers({ note, nowS, viewer, unsent, onRemoveComment }: NoteAnswersProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const timeOf = useNoteTime(nowS);
  const { stamps, comment_list, readers, answer_read_at } = note;
  const isAnswered = stamps.length > 0 || comment_list.length > 0;

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{formatMessage(noteViewText.answers)}</h3>
      {isAnswered || unsent.length > 0 ? (
        <ul>
          {stamps.map(({ by, stamp, at }) => (
            <NoteAnswer key={`${by?.id} ${at}`} by={by} at={at} time={timeOf(at)}>
              <Tag tone="s">{formatMessage(noteStampText[stamp])}</Tag>
            </NoteAnswer>
          ))}
          {comment_list.map((comment) => (
            <NoteAnswer
              key={comment.id}
              by={comment.by}
              at={comment.at}
              time={timeOf(comment.at)}
              action={
                (viewer.isManager || comment.by?.id === viewer.id) && (
                  <IconButton
                    icon={trashIcon}
                    label={formatMessage(noteViewText.remove)}
                    onClick={() => onRemoveComment(comment)}
                  />
                )
              }
            >
              <Words text={comment.text} />
            </NoteAnswer>
          ))}
          {unsent.map(({ id, by, text, at, state }) => (
            <NoteAnswer
              key={id}
              by={by}
              at={at}
              time={timeOf(at)}
              action={
                <span>
                  <UnsentTag state={state} />
                </span>
              }
            >
              <Words text={text} />
            </NoteAnswer>
          ))}
        </ul>
      ) : (
        <Remark as="p">{formatMessage(noteViewText.noAnswer)}</Remark>
      )}
      {isAnswered && (
        <Remark as="p">
          {answer_read_at === null
            ? formatMessage(noteViewText.unread)
            : formatMessage(noteViewValueText.answerRead, { time: timeOf(answer_read_at) })}
        </Remark>
      )}
      {readers.length > 0 && (
        <Remark as="p">
          {formatMessage(noteViewValueText.readers, {
            names: readers.map(({ name, at }) => `${name}（${timeOf(at)}）`).join("、"),
          })}
        </Remark>
      )}
    </section>
  );
}

const Words = styled(PlainText)`
  max-width: 40em;
  font-size: ${token("fs-body")};
  word-break: normal;
`;
