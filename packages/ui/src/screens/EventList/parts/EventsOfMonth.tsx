import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { EventMonth } from "../../../components/EventMonth/EventMonth.tsx";
import { EventMonthLegend } from "../../../components/EventMonth/EventMonthLegend.tsx";
import { EventRow } from "../../../components/EventRow/EventRow.tsx";
import type { ListedEvent } from "../../../components/EventRow/listedEvents.ts";
import { eventDays } from "../../../components/EventRow/useEventWords.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { eventListText } from "../../../copy/events/eventList.ts";
import { monthTitle } from "../../../format/calendar.ts";
import { monthOf } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";

type EventsOfMonthProps = {
  month: string;
  /** 前後の月の、暦に見える日の行事も。 */
  events: readonly ListedEvent[];
  nowS: number;
  isFiltered: boolean;
  onClear: () => void;
  footer: ReactNode;
};

/** ひと月の行事：広い画面では暦、狭い画面では日の順の一覧。 */
export function EventsOfMonth({ month, events, nowS, isFiltered, onClear, footer }: EventsOfMonthProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useMedia(media.compact);

  if (!isNarrow) {
    return (
      <>
        <Panel aria-label={monthTitle(month)} flush footer={<EventMonthLegend />}>
          <EventMonth month={month} nowS={nowS} events={events} />
        </Panel>
        <Cluster end={footer}>{null}</Cluster>
      </>
    );
  }
  const own = events.filter((event) => {
    const { start, end } = eventDays(event);
    return monthOf(start) <= month && month <= monthOf(end);
  });
  return (
    <>
      <Panel aria-label={monthTitle(month)} flush>
        {own.length === 0 ? (
          <EmptyState
            title={formatMessage(isFiltered ? eventListText.notFound : eventListText.noneInMonth)}
            action={isFiltered && <Button onClick={onClear}>{formatMessage(filterText.clearAll)}</Button>}
          />
        ) : (
          <ul>
            {own.map((event) => (
              <EventRow key={`${event.of} ${event.id}`} event={event} nowS={nowS} />
            ))}
          </ul>
        )}
      </Panel>
      <Cluster end={footer}>{null}</Cluster>
    </>
  );
}
