import { useIntl } from "react-intl";
import { eventKindText, eventText, eventValueText } from "../../copy/events/event.ts";
import { shortRange } from "../../format/calendar.ts";
import { dayOf, momentOf, shortDateTime, timeOf } from "../../format/date.ts";
import type { EventStatus } from "./eventStatus.ts";
import type { ListedEvent } from "./listedEvents.ts";

type Span = Pick<ListedEvent, "allDay" | "begins" | "ends">;

/** First and last day (YYYY-MM-DD, Japan) of an event. */
export const eventDays = ({ begins, ends }: Pick<Span, "begins" | "ends">) => ({
  start: dayOf(momentOf(begins)),
  // What ends at midnight ends the day before.
  end: dayOf(momentOf(ends) - 1),
});

/** An event in words: what it is, when, how it stands. */
export function useEventWords() {
  const { formatMessage } = useIntl();
  return {
    kindOf: ({ kind }: Pick<ListedEvent, "kind">) => formatMessage(kind ? eventKindText[kind] : eventText.provider),
    /** 9:00〜12:00, 終日, 12/5〜12/6; beside its first day. */
    timesOf: ({ allDay, begins, ends }: Span): string => {
      const days = eventDays({ begins, ends });
      const isOneDay = days.start === days.end;
      if (allDay) return isOneDay ? formatMessage(eventText.allDay) : shortRange(days);
      const end = isOneDay ? timeOf(momentOf(ends)) : shortDateTime(momentOf(ends));
      return formatMessage(eventValueText.times, { from: timeOf(momentOf(begins)), to: end });
    },
    /** 11/21 18:00 */
    deadlineOf: (instant: string) => shortDateTime(momentOf(instant)),
    statusOf: (status: EventStatus): string =>
      "count" in status
        ? formatMessage(eventValueText[status.word], { count: status.count })
        : formatMessage(eventText[status.word]),
  };
}
