import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { EventRow } from "../../../components/EventRow/EventRow.tsx";
import type { ListedEvent } from "../../../components/EventRow/listedEvents.ts";
import { calendarPlusIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { eventListText, eventListValueText } from "../../../copy/events/eventList.ts";
import { monthTitle } from "../../../format/calendar.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import type { EventListView } from "../view.ts";
import { eventsByMonth } from "./matchingEvents.ts";

type EventMonthsProps = {
  /** 並べる順。 */
  events: readonly ListedEvent[];
  time: EventListView["time"];
  nowS: number;
  isFiltered: boolean;
  onClear: () => void;
  /** 下に置く行動（CSV）。 */
  footer: ReactNode;
};

/** 行事を、月ごとの区画に分けて並べる。 */
export function EventMonths({ events, time, nowS, isFiltered, onClear, footer }: EventMonthsProps) {
  const { formatMessage } = useIntl();
  const [most, setMost] = useState(atOnce);
  const months = eventsByMonth(events.slice(0, most));
  const next = time === "coming" ? events.find(({ isCancelled }) => !isCancelled) : undefined;

  if (events.length === 0) return <NoEvents {...{ time, isFiltered, onClear }} />;
  return (
    <>
      {months.map(({ month, events: held }) => (
        <Panel
          key={month}
          flush
          title={monthTitle(month)}
          caption={formatMessage(eventListValueText.count, { count: held.length })}
        >
          <List>
            {held.map((event) => (
              <EventRow key={`${event.of} ${event.id}`} event={event} nowS={nowS} isNext={event === next} />
            ))}
          </List>
        </Panel>
      ))}
      <Cluster end={footer}>
        {events.length > most && (
          <>
            <Note>{formatMessage(eventListValueText.range, { total: events.length, shown: most })}</Note>
            <Button onClick={() => setMost(most + atOnce)}>{formatMessage(eventListText.more)}</Button>
          </>
        )}
      </Cluster>
    </>
  );
}

type NoEventsProps = Pick<EventMonthsProps, "time" | "isFiltered" | "onClear">;

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

const List = styled.ul`
  margin-block-start: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

/** Rows before さらに表示. */
const atOnce = 100;
