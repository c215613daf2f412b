import type { FamilyEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { familyEventValueText, familyEventText as text } from "../../../../copy/notices/familyEvents.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../../format/date.ts";
import { beginOf } from "../familyNotices.ts";

/** What is known of an event, in the order of the day; what nobody wrote is left out. */
export function useEventFacts(event: FamilyEvent): readonly { label: string; text: string }[] {
  const { formatMessage } = useIntl();
  const { kind, meets_at, starts_at, ends_at, place, meeting_place } = event;
  const lastDay = dayOf(momentOf(ends_at) - 1);
  const isLater = dayOf(momentOf(starts_at)) !== lastDay;
  const begin = clock(beginOf(event));
  const plan = [
    ...(meets_at === null ? [] : [{ label: formatMessage(text.meet), time: clock(meets_at), where: meeting_place }]),
    { label: formatMessage(text[kind]), time: clock(starts_at), where: meets_at === null ? meeting_place : "" },
    ...event.timetable.map(({ time, label }) => ({ label, time: time.replace(/^0/, ""), where: "" })),
  ].toSorted((a, b) => minutesAfter(begin, a.time) - minutesAfter(begin, b.time));
  const end = isLater ? `${longDate(lastDay)} ${clock(ends_at)}` : clock(ends_at);

  const rows = [
    ...(event.all_day
      ? [
          {
            label: formatMessage(text.allDay),
            text: isLater
              ? formatMessage(familyEventValueText.days, {
                  first: longDate(dayOf(momentOf(starts_at))),
                  last: longDate(lastDay),
                })
              : longDate(lastDay),
          },
        ]
      : [
          ...plan.map(({ label, time, where }) => ({ label, text: [time, where].filter(Boolean).join("　") })),
          { label: formatMessage(text.end), text: end },
        ]),
    { label: formatMessage(text.place), text: place },
    { label: formatMessage(text.opponent), text: event.opponent },
    { label: formatMessage(text.bring), text: event.bring },
    { label: formatMessage(text.ifRain), text: event.if_rain },
    { label: formatMessage(text.duty), text: event.duties.join("、") },
    { label: formatMessage(text.note), text: event.note },
    {
      label: formatMessage(text.contact),
      text: [event.contact_name, event.contact_phone].filter(Boolean).join(" "),
    },
  ];
  return rows.filter((row) => row.text !== "");
}

const clock = (moment: string) => timeOf(momentOf(moment));

/** Minutes from one time of the clock to the next time that it shows the other. */
function minutesAfter(begin: string, time: string): number {
  const [from, to] = [begin, time].map((shown) => {
    const [hours = 0, minutes = 0] = shown.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return ((to ?? 0) - (from ?? 0) + minutesOfDay) % minutesOfDay;
}

const minutesOfDay = 24 * 60;
