import { media } from "@kyuseki/ui";
import { NoteScreen } from "@kyuseki/ui/screens/Note";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { readEveryNote } from "../../data/noteDesk/readEveryNote.ts";
import { noteCountQuery } from "../../data/notes.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useMatches } from "../../services/useMatches.ts";
import { useNoteChoices } from "./useNoteChoices.ts";
import { useNoteKeysSwitch } from "./useNoteKeysSwitch.ts";
import { useNoteQueue } from "./useNoteQueue.ts";
import { useNoteReader } from "./useNoteReader.ts";
import { useOpenNote } from "./useOpenNote.ts";
import { useSeenAll } from "./useSeenAll.ts";
import { noteQueueAddress, noteSection, openNoteAddress } from "./viewInAddress.ts";

/** The queue for a coach; where there is room, a note opens beside it. */
export function NotesOfTeam() {
  const services = useServices();
  const { call } = services;
  const { view, change, search } = useAddressView(noteSection, noteQueueAddress);
  const [id, open] = useOpenNote();
  const hasRoom = !useMatches(media.mobile);
  const queue = useNoteQueue(view, id);
  const counts = useQuery(noteCountQuery(call));
  const choosing = useNoteChoices(view);
  const seenAll = useSeenAll();
  const nowS = useNowS();
  const { first } = queue;
  const goOn = async (answeredId: number) => {
    const next = await queue.next(answeredId);
    if (next) open(next.note_id);
  };
  const reader = useNoteReader({
    id: hasRoom ? id : null,
    onOpen: open,
    onAnswered: (answeredId) => void goOn(answeredId),
  });

  const hrefOf = useCallback(
    (one: number) => (hasRoom ? `/note${openNoteAddress.append(search, { id: one })}` : `/note/view-note/${one}`),
    [hasRoom, search],
  );

  // The first of the queue stands there by itself.
  useEffect(() => {
    if (hasRoom && id === null && first !== null) open(first);
  }, [hasRoom, id, first, open]);

  return (
    <NoteScreen
      queue={queue.queue}
      counts={counts.data ?? null}
      onDevice={reader.onDevice}
      nowS={nowS}
      view={view}
      onViewChange={(changed) => {
        open(null);
        change(changed);
      }}
      choices={choosing.choices}
      onChoose={choosing.want}
      hrefOf={hrefOf}
      beside={
        hasRoom
          ? {
              ...reader.props,
              id,
              note: id === null ? null : reader.props.note,
              isAllDone: queue.isAllAnswered,
              onOpen: open,
              onNext: () => open(queue.beside(1)?.note_id ?? id),
              onPrevious: () => open(queue.beside(-1)?.note_id ?? id),
            }
          : null
      }
      keys={useNoteKeysSwitch()}
      readAll={() => reportFailure(services, readEveryNote(call, view))}
      busyMore={queue.busyMore}
      onMore={queue.more}
      onSeenAll={seenAll}
      loadPart={useLoadPart()}
      onRetry={(part) => ({ queue: queue.retry, note: reader.retry, choices: choosing.retry })[part]()}
    />
  );
}
