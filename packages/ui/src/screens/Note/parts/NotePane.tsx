import { memberName, type Note } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { NoteReader, type NoteReaderProps } from "../../../components/NoteReader/NoteReader.tsx";
import { UndoBar, type UndoBarProps } from "../../../components/NoteReader/UndoBar.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../../components/Panel/PanelSkeleton.tsx";
import { noteQueueText } from "../../../copy/notes/noteQueue.ts";
import { noteViewText } from "../../../copy/notes/noteView.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { media, token } from "../../../tokens/theme.ts";

type NotePaneProps = Omit<NoteReaderProps, "note"> &
  Pick<UndoBarProps, "done" | "onUndo"> & {
    /** null: 選んでいない。 */
    note: Loadable<Note> | null;
    /** 未返信がもうない。 */
    isAllDone: boolean;
    onRetry: () => void;
  };

/** 一覧の隣の一通。 */
export function NotePane({ note, done, onUndo, isAllDone, onRetry, ...reader }: NotePaneProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(noteViewText.note);

  return (
    <Place>
      {note?.status === "failed" && note.code !== "not_found" ? (
        <FailedPanel aria-label={label} code={note.code} onRetry={onRetry} />
      ) : (
        <Sheet aria-label={note?.status === "ready" ? `${label} ${memberName(note.value.member)}` : label} flush>
          <Inside>
            <UndoBar {...{ done, onUndo }} withKeys={reader.withKeys} />
            {isAllDone && <Done>{formatMessage(noteQueueText.allDone)}</Done>}
            {note === null && <EmptyState title={formatMessage(noteQueueText.choose)} />}
            {note?.status === "loading" && (
              <Waiting>
                <PanelSkeleton rows={6} />
              </Waiting>
            )}
            {note?.status === "failed" && (
              <EmptyState title={formatMessage(noteViewText.gone)}>{formatMessage(noteViewText.goneHelp)}</EmptyState>
            )}
            {note?.status === "ready" && <NoteReader key={note.value.note_id} {...reader} note={note.value} />}
          </Inside>
        </Sheet>
      )}
    </Place>
  );
}

/** Beside a long list the note stays in sight. */
const Place = styled.div`
  @media ${media.tablet} {
    position: sticky;
    inset-block-start: calc(${token("topbar")} + ${token("sp-3")});
    align-self: start;
  }
  @media ${media.laptop} {
    inset-block-start: calc(${token("header")} + ${token("sp-3")});
  }
`;

const Sheet = styled(Panel)`
  overflow: hidden;
`;

/** What is below the filters, so that the way to send is in sight before anything is scrolled. */
const Inside = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(6 * ${token("sp-9")});

  @media ${media.tablet} {
    max-height: max(calc(100dvh - ${token("header")} - ${token("bottombar")} - ${token("sp-7")} - ${token("sp-8")} - ${token("sp-10")}), calc(10 * ${token("sp-9")}));
  }
  @media ${media.laptop} {
    max-height: max(calc(100dvh - ${token("header")} - ${token("sp-7")} - ${token("sp-3")} - ${token("sp-10")}), calc(9 * ${token("sp-9")}));
  }
`;

const Waiting = styled.div`
  padding: ${token("sp-4")};
`;

const Done = styled.p`
  padding: ${token("sp-3")} ${token("sp-4")};
  background: ${token("success-soft")};
  color: ${token("success")};
  font-weight: ${token("fw-label")};
`;
