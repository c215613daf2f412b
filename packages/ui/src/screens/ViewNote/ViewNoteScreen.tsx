import { memberName, type Note } from "@kyuseki/domain";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../../components/Icon/icons.ts";
import { NoteReader, type NoteReaderProps } from "../../components/NoteReader/NoteReader.tsx";
import { UndoBar, type UndoBarProps } from "../../components/NoteReader/UndoBar.tsx";
import { useNoteKeys } from "../../components/NoteReader/useNoteKeys.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { type OnDevice, SavedOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { noteViewText } from "../../copy/notes/noteView.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { EarlierNotes } from "./parts/EarlierNotes.tsx";
import { Fortnight } from "./parts/Fortnight.tsx";
import { NoteActionBar } from "./parts/NoteActionBar.tsx";

export type ViewNoteScreenProps = Omit<NoteReaderProps, "note" | "withKeys" | "titleRef" | "boxRef"> &
  Pick<UndoBarProps, "done" | "onUndo"> & {
    note: Loadable<Note>;
    /** 端末にある、ノートへの返信。 */
    onDevice: OnDevice;
    /** 一覧での前後。端にはない。 */
    previousHref: string | null;
    nextHref: string | null;
    /** アドレスの示すノートへ行く。 */
    onGo: (href: string) => void;
    /** 一文字のキーを使う。 */
    keysOn: boolean;
    onRetry: () => void;
  };

/** 一通のノートと、その選手の直近14日、前のノート。 */
export function ViewNoteScreen(props: ViewNoteScreenProps) {
  const { note, onDevice, previousHref, nextHref, onGo, keysOn, done, onUndo, onRetry, ...reader } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = note.status === "ready" ? note.value : null;
  const write = () => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "center" });
  };

  useNoteKeys(keysOn, {
    onNext: () => nextHref && onGo(nextHref),
    onPrevious: () => previousHref && onGo(previousHref),
    onStamp: (stamp) => shown && reader.onStamp(stamp),
    onWrite: write,
    onUndo: () => onUndo?.(),
    onStar: () => shown && reader.onStar(!shown.starred),
    onHelp: () => undefined,
  });

  if (note.status === "failed" && note.code === "not_found") {
    return (
      <Page>
        <Panel flush aria-label={formatMessage(noteViewText.note)}>
          <EmptyState
            title={formatMessage(noteViewText.gone)}
            action={<ButtonLink href="/note">{formatMessage(noteViewText.toQueue)}</ButtonLink>}
          >
            {formatMessage(noteViewText.goneHelp)}
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  if (note.status !== "ready") {
    return (
      <Page>
        <PanelFallback title={formatMessage(noteViewText.note)} loadable={note} rows={6} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <Page>
      {!isMobile && (
        <Cluster
          end={
            <Cluster>
              <Button
                icon={chevronLeftIcon}
                aria-disabled={previousHref === null}
                onClick={() => previousHref && onGo(previousHref)}
              >
                {formatMessage(noteViewText.previous)}
              </Button>
              <Button
                icon={chevronRightIcon}
                aria-disabled={nextHref === null}
                onClick={() => nextHref && onGo(nextHref)}
              >
                {formatMessage(noteViewText.next)}
              </Button>
            </Cluster>
          }
        >
          {null}
        </Cluster>
      )}
      <SavedOnDevice {...onDevice} />
      <Columns split="8+4">
        <Panel aria-label={`${formatMessage(noteViewText.note)} ${memberName(note.value.member)}`} flush>
          <UndoBar {...{ done, onUndo }} withKeys={keysOn} />
          <NoteReader
            key={note.value.note_id}
            {...reader}
            note={note.value}
            withKeys={keysOn && !isMobile}
            boxRef={box}
          />
        </Panel>
        <Stack gap="l">
          {note.value.days.length > 0 && <Fortnight days={note.value.days} />}
          <EarlierNotes earlier={note.value.earlier} />
        </Stack>
      </Columns>
      {isMobile && <NoteActionBar {...{ previousHref, nextHref, onGo }} onWrite={write} />}
    </Page>
  );
}
