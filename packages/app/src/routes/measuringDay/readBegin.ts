import { beginsAt, dayInJapan, getEvent } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { DayBegin } from "@kyuseki/ui/screens/MeasuringDay";

/** What a measuring day for this event of the team begins with. Rejects with the `Failure`. */
export async function readBegin(call: Call, id: number, signal: AbortSignal): Promise<DayBegin> {
  const event = await call(getEvent, { params: { id }, signal });
  return {
    event_id: event.event_id,
    name: event.title,
    date: dayInJapan(new Date(beginsAt(event))),
    place: event.place,
  };
}
