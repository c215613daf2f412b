import type { Note } from "@kyuseki/domain";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { NoteStamps } from "../NoteStamps/NoteStamps.tsx";
import { NoteAnswers } from "./NoteAnswers.tsx";
import { NoteFacts } from "./NoteFacts.tsx";
import { NoteGoals } from "./NoteGoals.tsx";
import { NoteHead } from "./NoteHead.tsx";
import { NoteReplyBox } from "./NoteReplyBox.tsx";
import { NoteWords } from "./NoteWords.tsx";
import type { NoteActions, NoteReply, NoteViewer } from "./noteReaderProps.ts";

export type { NoteActions, NoteReply, NoteViewer } from "./noteReaderProps.ts";

export type NoteReaderProps = NoteActions & {
  note: Note;
  nowS: number;
  viewer: NoteViewer;
  reply: NoteReply;
  /** スタンプに数字キーを添える。 */
  withKeys: boolean;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** 一通のノートを読み、スタンプとコメントで返す。 */
export function NoteReader(props: NoteReaderProps) {
  const { note, nowS, viewer, reply, withKeys, titleRef, boxRef } = props;
  const { onStamp, onStar, onType, onComment, onRemoveComment } = props;
  const { formatMessage } = useIntl();
  // A stamp under the words of before can be given again.
  const own = note.reopened ? null : (note.stamps.find(({ by }) => by?.id === viewer.id)?.stamp ?? null);

  return (
    <Sheet>
      <Reading data-scrolls="">
        <NoteHead {...{ note, titleRef, onStar }} />
        {note.pain && (
          <Banner tone="w">{formatMessage(note.reopened ? noteViewText.painSince : noteViewText.pain)}</Banner>
        )}
        <NoteWords parts={note.parts} />
        {note.goals && <NoteGoals goals={note.goals} />}
        {note.facts.length > 0 && <NoteFacts facts={note.facts} />}
        <NoteAnswers unsent={reply.unsent} {...{ note, nowS, viewer, onRemoveComment }} />
      </Reading>
      <Replying>
        <NoteStamps value={own} onStamp={onStamp} withKeys={withKeys} />
        <NoteReplyBox key={note.note_id} offers={note.offers} {...{ reply, boxRef, onType, onComment }} />
      </Replying>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Reading = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-height: 0;
  padding: ${token("sp-4")};
  overflow: auto;
  overscroll-behavior: auto;
`;

const Replying = styled.div`
  display: grid;
  flex: none;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
