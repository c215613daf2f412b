import {
  type AttendanceAnswer,
  answerForPlayer,
  cancelEvent,
  deleteEvent,
  getEventCalendar,
  saveDuties,
  type TeamEvent,
} from "@kyuseki/domain";
import type { Cancellation, DutyDraft } from "@kyuseki/ui/screens/TeamEvent";
import { useQueryClient } from "@tanstack/react-query";
import { rereadOnConflict } from "../../data/conflict.ts";
import { eventsChanged, saveCalendar } from "../../data/events.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with one event. Every change rejects with the `Failure`, after a conflict with what stands now read. */
export function useEventActions(event: TeamEvent | undefined) {
  const { call } = useServices();
  const queries = useQueryClient();

  const apply = async (work: Promise<TeamEvent>) => {
    const changed = await rereadOnConflict(work, () => eventsChanged(queries));
    queries.setQueryData(queryKeys.teamEvent(changed.event_id), changed);
    void eventsChanged(queries);
  };
  const one = () => {
    if (!event) throw new Error("an event that has not arrived has no buttons");
    return { event_id: event.event_id, version: event.version };
  };

  return {
    answer: (answer: { member_id: number; answer: AttendanceAnswer | null; comment: string }) =>
      apply(call(answerForPlayer, { body: { event_id: one().event_id, ...answer } })),
    saveDuties: (duties: readonly DutyDraft[]) =>
      apply(
        call(saveDuties, {
          body: { ...one(), duties: duties.map(({ name, family_id }) => ({ name, family_id })) },
        }),
      ),
    cancel: (cancellation: Cancellation) => apply(call(cancelEvent, { body: { ...one(), ...cancellation } })),
    /** `leave` goes to another page before the deleted event would be read again. */
    remove: async (leave: () => Promise<void> | void) => {
      const work = call(deleteEvent, { body: { ...one(), scope: "one" } });
      await rereadOnConflict(work, () => eventsChanged(queries));
      await leave();
      queries.removeQueries({ queryKey: queryKeys.teamEvent(one().event_id) });
      void eventsChanged(queries);
    },
    saveCalendar: async () => {
      saveCalendar(await call(getEventCalendar, { params: { id: one().event_id } }));
    },
  };
}
