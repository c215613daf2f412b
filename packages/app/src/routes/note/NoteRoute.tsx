import { NotesSignedOut } from "@kyuseki/ui/screens/Note";
import { useLocation } from "react-router-dom";
import { noteCountQuery, noteListQuery } from "../../data/notes.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useSession } from "../../services/services.ts";
import { NotesOfTeam } from "./NotesOfTeam.tsx";
import { noteQueueAddress, noteSection } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  return Promise.all([
    queries.prefetchInfiniteQuery(noteListQuery(call, viewOnArrival(noteSection, noteQueueAddress, search))),
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
