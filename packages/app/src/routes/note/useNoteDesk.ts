import type { NoteCoach } from "@kyuseki/domain";
import { useEffect, useSyncExternalStore } from "react";
import { asAnswered, withUnsent } from "../../data/noteDesk/noteDesk.ts";
import { noteDeskOf } from "../../data/noteDesk/noteDeskOf.ts";
import { useUnsentEntries } from "../../data/outbox/useUnsentEntries.ts";
import { useServices, useSignedIn } from "../../services/services.ts";

/** The coach's desk, and the queue as it will be once everything has arrived. */
export function useNoteDesk() {
  const services = useServices();
  const { user, team } = useSignedIn();
  const desk = noteDeskOf(services, user.id, team.team_id);
  const state = useSyncExternalStore(desk.subscribe, desk.snapshot);
  const viewer: NonNullable<NoteCoach> = { id: user.id, name: user.name, coach_type: user.coach_type };
  const isSending = state.stamps.size > 0 || state.commenting.size > 0;

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);

  const { entries } = useUnsentEntries();
  const unsent = withUnsent(state, entries);
  return {
    desk,
    state,
    viewer,
    /** What is on its way by now, with what waits in the outbox. */
    unsent: () => withUnsent(desk.snapshot(), entries),
    notes: state.queue.notes.map((note) => asAnswered(note, unsent, viewer)),
  };
}
