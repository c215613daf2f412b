import { pageSpan, pageWithin } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { EventRow } from "../../../components/EventRow/EventRow.tsx";
import type { ListedEvent } from "../../../components/EventRow/listedEvents.ts";
import { calendarPlusIcon } from "../../../components/Icon/icons.ts";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { eventListText, eventListValueText } from "../../../copy/events/eventList.ts";
import { monthTitle } from "../../../format/calendar.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useIsWholePage } from "../../../layout/useFirstRows.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { EventListView } from "../view.ts";
import { eventsByMonth } from "./matchingEvents.ts";

type EventMonthsProps = {
  /** 並べる順。 */
  events: readonly ListedEvent[];
  view: EventListView;
  onViewChange: (change: Partial<EventListView>) => void;
  nowS: number;
  isFiltered: boolean;
  onClear: () => void;
  /** 下に置く行動（CSV）。 */
  footer: ReactNode;
};

/** 行事を、ページと月ごとの区画に分けて並べる。月の件数は、ほかのページの分も数える。 */
export function EventMonths({ events, view, onViewChange, nowS, isFiltered, onClear, footer }: EventMonthsProps) {
  const { formatMessage } = useIntl();
  const { time, order, size } = view;
  const page = pageWithin(view.page, events.length, size);
  const { first, last } = pageSpan(page, events.length, size);
  const isMobile = useMedia(media.mobile);
  const isWhole = useIsWholePage();
  const ofPage = events.slice(first - 1, last);
  const drawn = isWhole ? ofPage : ofPage.slice(0, firstLook[isMobile ? "phone" : "wide"]);
  const counts = new Map(eventsByMonth(events).map(({ month, events: held }) => [month, held.length]));
  const coming = order === "near" ? events : events.toReversed();
  const next = time === "coming" ? coming.find(({ isCancelled }) => !isCancelled) : undefined;

  if (events.length === 0) return <NoEvents {...{ time, isFiltered, onClear }} />;
  return (
    <>
      {eventsByMonth(drawn).map(({ month, events: held }) => (
        <Panel
          key={month}
          flush
          title={monthTitle(month)}
          caption={formatMessage(eventListValueText.count, { count: counts.get(month) ?? held.length })}
        >
          <List>
            {held.map((event) => (
              <EventRow key={`${event.of} ${event.id}`} event={event} nowS={nowS} isNext={event === next} />
            ))}
          </List>
        </Panel>
      ))}
      {isWhole && (
        <>
          <Pagination total={events.length} page={page} size={size} onChange={onViewChange} />
          <Cluster end={footer}>{null}</Cluster>
        </>
      )}
    </>
  );
}

type NoEventsProps = Pick<EventMonthsProps, "isFiltered" | "onClear"> & Pick<EventListView, "time">;

function NoEvents({ time, isFiltered, onClear }: NoEventsProps) {
  const { formatMessage } = useIntl();
  if (isFiltered) {
    return (
      <Panel flush>
        <EmptyState
          title={formatMessage(eventListText.notFound)}
          action={<Button onClick={onClear}>{formatMessage(filterText.clearAll)}</Button>}
        >
          {formatMessage(eventListText.notFoundHelp)}
        </EmptyState>
      </Panel>
    );
  }
  if (time === "over") {
    return (
      <Panel flush>
        <EmptyState title={formatMessage(eventListText.noneOver)}>
          {formatMessage(eventListText.noneOverHelp)}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel flush>
      <EmptyState
        title={formatMessage(eventListText.none)}
        action={
          <ButtonLink icon={calendarPlusIcon} href="/event-list/new">
            {formatMessage(eventListText.addLong)}
          </ButtonLink>
        }
      >
        {formatMessage(eventListText.noneHelp)}
      </EmptyState>
    </Panel>
  );
}

/** More rows than a window shows below the filters. */
const firstLook = { phone: 5, wide: 7 } as const;

const List = styled.ul`
  margin-block-start: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
