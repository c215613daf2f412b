import { useIntl } from "react-intl";
import { headingText } from "../../copy/controls/heading.ts";
import { eventListText } from "../../copy/events/eventList.ts";
import { monthTitle, weeksOf } from "../../format/calendar.ts";
import { dayOf, longDate, monthOf, shortDate, weekday } from "../../format/date.ts";
import type { ListedEvent } from "../EventRow/listedEvents.ts";
import { eventDays } from "../EventRow/useEventWords.ts";
import { Icon } from "../Icon/Icon.tsx";
import { warningIcon } from "../Icon/icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { EventChip } from "./EventChip.tsx";
import { MonthTable } from "./eventMonthStyle.ts";

export type EventMonthProps = {
  /** 「2026-11」。 */
  month: string;
  nowS: number;
  events: readonly ListedEvent[];
};

/** ひと月の行事。月曜から日曜へ、前後の月の日も埋める。 */
export function EventMonth({ month, nowS, events }: EventMonthProps) {
  const { formatMessage } = useIntl();
  const today = dayOf(nowS);
  const weeks = weeksOf(month);

  return (
    <MonthTable aria-label={monthTitle(month)}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const onDay = events.filter((event) => isOn(event, day));
              const isClash = onDay.some(({ clashes }) => clashes.length > 0);
              return (
                <td
                  key={day}
                  data-place={monthOf(day) === month ? "inside" : "outside"}
                  data-today={day === today || undefined}
                  data-clash={isClash || undefined}
                >
                  <span data-part="head">
                    <VisuallyHidden>{longDate(day)}</VisuallyHidden>
                    <b data-part="number" aria-hidden="true">
                      {day.endsWith("-01") || day === weeks[0]?.[0] ? shortDate(day) : Number(day.slice(-2))}
                    </b>
                    {day === today && <em data-part="mark">{formatMessage(headingText.today)}</em>}
                    {isClash && (
                      <em data-part="mark" data-clash="">
                        <Icon path={warningIcon} size="s" />
                        {formatMessage(eventListText.clash)}
                      </em>
                    )}
                  </span>
                  {onDay.length > 0 && (
                    <ul data-part="events">
                      {onDay.map((event) => (
                        <li key={`${event.of} ${event.id}`}>
                          <EventChip event={event} day={day} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </MonthTable>
  );
}

function isOn(event: ListedEvent, day: string): boolean {
  const { start, end } = eventDays(event);
  return start <= day && day <= end;
}
