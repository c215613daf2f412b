import { NotesSignedOut } from "@kyuseki/ui/screens/Note";
import { useLocation } from "react-router-dom";
import { noteCountQuery, noteListQuery, noteQuery } from "../../data/notes.ts";
import { prefetchNext } from "../../data/prefetchNext.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useSession } from "../../services/services.ts";
import { NotesOfTeam } from "./NotesOfTeam.tsx";
import { noteQueueAddress, noteSection } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const view = viewOnArrival(noteSection, noteQueueAddress, search);
  return Promise.all([
    prefetchNext(queries.fetchInfiniteQuery(noteListQuery(call, view)), async ({ pages: [queue] }) => {
      const first = queue?.notes[0]?.note_id;
      if (first !== undefined) await queries.prefetchQuery(noteQuery(call, first));
    }),
    queries.prefetchQuery(noteCountQuery(call)),
  ]);
}

/** The queue of notes; whoever is signed out is asked to sign in (D-6). */
export function Component() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "signed_in") return <NotesOfTeam />;
  return <NotesSignedOut loginHref={`/login?redirect=${encodeURIComponent(pathname + search)}`} />;
}
