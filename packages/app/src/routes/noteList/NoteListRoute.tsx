import { dayInJapan } from "@kyuseki/domain";
import { defaultNoteListView, type Loadable } from "@kyuseki/ui";
import { NoteListScreen } from "@kyuseki/ui/screens/NoteList";
import { useParams } from "react-router-dom";
import { membersQuery } from "../../data/members/useMembers.ts";
import { daysOfMonth, goalSheetQuery, playerNotesQuery } from "../../data/playerNotes.ts";
import type { PathParams } from "../../navigation/match.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { useGoals } from "./useGoals.ts";
import { useNoteNeighbours } from "./useNoteNeighbours.ts";
import { usePlayerNotes } from "./usePlayerNotes.ts";
import { noteListAddress, shownMonth } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string, { user_id = "" }: PathParams) {
  const id = reportIdFrom(user_id);
  const today = dayInJapan(new Date());
  const month = shownMonth(noteListAddress.read(search), today);
  if (id === 0) return Promise.resolve();
  return Promise.all([
    queries.prefetchQuery(playerNotesQuery(call, id, daysOfMonth(month, today))),
    queries.prefetchQuery(goalSheetQuery(call, id)),
    queries.prefetchQuery(membersQuery(call)),
  ]);
}

/** One player; what was chosen for one is not true of the next. */
export function Component() {
  const { user_id = "" } = useParams();
  const id = reportIdFrom(user_id);
  return id === 0 ? <Nobody /> : <NotesOfPlayer key={id} id={id} />;
}

function NotesOfPlayer({ id }: { id: number }) {
  const { team } = useSignedIn();
  const today = useDayInJapan();
  const [view, change] = useAddressState(noteListAddress, { replace: true });
  const month = shownMonth(view, today);

  return (
    <NoteListScreen
      {...useNoteNeighbours(id)}
      {...usePlayerNotes(id, month, today)}
      goals={useGoals(id)}
      hasReport={team.nextshot_available}
      view={{ ...view, month }}
      onViewChange={change}
    />
  );
}

/** An address without a player's number. */
function Nobody() {
  return (
    <NoteListScreen
      player={nobody}
      notes={[]}
      firstMonth=""
      more={{ busy: false, failed: false }}
      goals={{ goals: nobody, draft: null, onDraft: ignore, onSave: ignore, onRetry: ignore }}
      hasReport={false}
      view={defaultNoteListView}
      onViewChange={ignore}
      onMore={ignore}
      readAll={nothing}
      onRetry={ignore}
    />
  );
}

const nobody: Loadable<never> = { status: "failed", code: "not_found" };
const nothing = async () => null;
const ignore = async () => {};
