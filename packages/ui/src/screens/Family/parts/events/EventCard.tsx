import { useIntl } from "react-intl";
import { calendarIcon } from "../../../../components/Icon/icons.ts";
import { familyEventText, familyEventValueText } from "../../../../copy/notices/familyEvents.ts";
import { dayOf, longDate, momentOf } from "../../../../format/date.ts";
import { OpenCard } from "../answers/OpenCard.tsx";
import { awaitsAnswer, beginOf } from "../familyNotices.ts";
import { EventBody } from "./EventBody.tsx";
import type { EventProps } from "./eventProps.ts";

/** 返事を待っている行事。 */
export function EventCard({ event, ...rest }: EventProps) {
  const { formatMessage } = useIntl();

  return (
    <OpenCard
      state={awaitsAnswer(event) ? "open" : "done"}
      kind={{ icon: calendarIcon, tone: "w", label: formatMessage(familyEventText.attendance) }}
      deadline={event.deadline}
      title={formatMessage(familyEventValueText.title, {
        day: longDate(dayOf(momentOf(beginOf(event)))),
        title: event.title,
      })}
      nowS={rest.nowS}
    >
      <EventBody event={event} {...rest} />
    </OpenCard>
  );
}
