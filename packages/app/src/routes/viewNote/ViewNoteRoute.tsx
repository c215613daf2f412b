import { PageNoticeContext } from "@kyuseki/ui";
import { ViewNoteScreen } from "@kyuseki/ui/screens/ViewNote";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { noteQuery } from "../../data/notes.ts";
import type { PathParams } from "../../navigation/match.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import type { PrefetchServices } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useNoteKeysSwitch } from "../note/useNoteKeysSwitch.ts";
import { useNoteQueue } from "../note/useNoteQueue.ts";
import { useNoteReader } from "../note/useNoteReader.ts";
import { noteQueueAddress, noteSection } from "../note/viewInAddress.ts";
import { reportIdFrom } from "../report/useReportId.ts";

export function prefetch({ call, queries }: PrefetchServices, _search: string, { note_id = "" }: PathParams) {
  const id = reportIdFrom(note_id);
  return id === 0 ? Promise.resolve() : queries.prefetchQuery(noteQuery(call, id));
}

/** One note, with the ways to its neighbours in the queue as the coach last saw it. */
export function Component() {
  const { note_id = "" } = useParams();
  const id = reportIdFrom(note_id);
  const navigate = useNavigate();
  const [view] = useState(() => viewOnArrival(noteSection, noteQueueAddress, ""));
  const nowS = useNowS();
  const queue = useNoteQueue(view, id);
  const { isOn } = useNoteKeysSwitch();
  const open = (to: number) => void navigate(hrefOf(to), { replace: true });
  const goOn = async (answeredId: number) => {
    const next = await queue.next(answeredId);
    if (next) open(next.note_id);
  };
  const { props, correction, onDevice, retry } = useNoteReader({
    id,
    onOpen: open,
    onAnswered: (answeredId) => void goOn(answeredId),
  });
  const previous = queue.beside(-1);
  const next = queue.beside(1);

  return (
    <PageNoticeContext value={correction.notice}>
      <ViewNoteScreen
        {...props}
        onDevice={onDevice}
        nowS={nowS}
        previousHref={previous && hrefOf(previous.note_id)}
        nextHref={next && hrefOf(next.note_id)}
        onGo={(href) => void navigate(href, { replace: true })}
        keysOn={isOn}
        onRetry={retry}
      />
    </PageNoticeContext>
  );
}

const hrefOf = (id: number) => `/note/view-note/${id}`;
