import { eventsOverlap, type TeamEventSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { listedEvents } from "../../../components/EventRow/listedEvents.ts";
import { eventDays, useEventWords } from "../../../components/EventRow/useEventWords.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { longDate } from "../../../format/date.ts";
import { type EventValues, eventDraftOf } from "./eventValues.ts";

type ClashLineProps = {
  values: EventValues;
  /** 書いている行事そのもの。新しければ null。 */
  eventId: number | null;
  /** 書いている日にかかる、チームの行事。 */
  nearby: readonly TeamEventSummary[];
};

/** 書いている時間に、チームのほかの行事があれば、先に言う。 */
export function ClashLine({ values, eventId, nearby }: ClashLineProps) {
  const { formatMessage } = useIntl();
  const { timesOf } = useEventWords();
  const draft = eventDraftOf(values);
  if (draft === null || draft.all_day) return null;
  const clashes = nearby.filter(
    (event) => event.event_id !== eventId && event.state === "planned" && !event.all_day && eventsOverlap(draft, event),
  );
  if (clashes.length === 0) return null;

  return (
    <Banner tone="w" role="status">
      {formatMessage(teamEventEditText.clashTitle)}
      <ul>
        {listedEvents({ team: clashes, provider: [] }).map((event) => (
          <li key={event.id}>
            <Link href={event.href} target="_blank" rel="noopener">
              {formatMessage(teamEventEditValueText.clash, {
                day: longDate(eventDays(event).start),
                times: timesOf(event),
                title: event.title,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
