import {
  changeEvent,
  createEvent,
  type EventDraft,
  Failure,
  getEvent,
  type TeamEvent,
  type Tell,
} from "@kyuseki/domain";
import { type EventValues, eventDraftOf, eventValuesOf } from "@kyuseki/ui";
import type { EventStored } from "@kyuseki/ui/screens/TeamEventEdit";
import { useRef } from "react";
import { saveOrStale } from "../../data/conflict.ts";
import { eventsChanged } from "../../data/events.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** Saves what was typed as a new event, or over the one of `eventId`. */
export function useEventSaving(eventId: number | null) {
  const { call, queries } = useServices();
  const saved = useRef<TeamEvent | null>(null);

  return {
    /** The event as it was last saved. */
    saved: () => saved.current,
    /** Rejects with the `Failure`. */
    save: async (values: EventValues, { version }: EventStored) => {
      const draft = eventDraftOf(values);
      if (draft === null) throw new Failure("invalid");
      const { outcome, stored } =
        eventId === null
          ? ({ outcome: "saved", stored: await call(createEvent, { body: creation(draft, values) }) } as const)
          : await saveOrStale({
              version,
              save: () =>
                call(changeEvent, {
                  body: { ...draft, event_id: eventId, version, scope: values.scope, tell: tellOf(values) },
                }),
              read: () => call(getEvent, { params: { id: eventId } }),
            });
      if (outcome === "saved") {
        saved.current = stored;
        queries.setQueryData(queryKeys.teamEvent(stored.event_id), stored);
        void eventsChanged(queries);
      }
      return { outcome, stored: storedOf(stored) };
    },
  };
}

/** What the form begins from. */
export const storedOf = (event: TeamEvent): EventStored => ({ version: event.version, values: eventValuesOf(event) });

const creation = (draft: EventDraft, values: EventValues) => ({
  ...draft,
  repeat_until: values.repeat_until,
  tell: tellOf(values),
});

const tellOf = ({ tell, message, urgent }: EventValues): Tell => (tell ? { message, urgent } : null);
