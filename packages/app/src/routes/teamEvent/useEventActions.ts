import {
  type AttendanceAnswer,
  cancelEvent,
  deleteEvent,
  getEventCalendar,
  type Member,
  memberName,
  saveDuties,
  type TeamEvent,
} from "@kyuseki/domain";
import { attendanceText, outboxText } from "@kyuseki/ui";
import type { Cancellation, DutyDraft } from "@kyuseki/ui/screens/TeamEvent";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { rereadOnConflict } from "../../data/conflict.ts";
import { eventsChanged, saveCalendar } from "../../data/events.ts";
import type { AttendancePayload } from "../../data/outbox/kinds/sendAttendance.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with one event. Every change rejects with the `Failure`, after a conflict with what stands now read. */
export function useEventActions(event: TeamEvent | undefined, members: readonly Member[]) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { formatMessage } = useIntl();
  const submit = useSubmit();

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
    answer: async (answer: { member_id: number; answer: AttendanceAnswer | null; comment: string }) => {
      const { event_id } = one();
      const member = members.find(({ id }) => id === answer.member_id);
      const seen = event?.attendance.find(({ member_id }) => member_id === answer.member_id);
      const from = seen && { answer: seen.answer, comment: seen.comment };
      const work = submit({
        thing: `attendance ${event_id} ${answer.member_id}`,
        kind: "attendance",
        group: `attendance ${event_id}`,
        payload: { event_id, ...answer, ...(from && { from }) } satisfies AttendancePayload,
        about: {
          label: [
            formatMessage(answer.answer ? attendanceText[answer.answer] : outboxText.takenBack),
            answer.comment,
          ].join(" "),
          detail: `${event?.title ?? ""} ${member ? memberName(member) : ""}`,
          href: `/event-list/team/${event_id}`,
        },
      });
      await rereadOnConflict(work, () => eventsChanged(queries));
    },
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
