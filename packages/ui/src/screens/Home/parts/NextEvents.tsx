import type { HomeEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DateBlock } from "../../../components/DateBlock/DateBlock.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { chevronRightIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { eventText } from "../../../copy/events/event.ts";
import { homeEventValueText, homeEventText as text } from "../../../copy/events/homeEvents.ts";
import { dayOf, momentOf, shortDateTime, timeOf } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { LowerPanelProps } from "./homePart.ts";

/** 次の行事。返事のない人数と、重なりを言う。 */
export function NextEvents({ home: { events }, busy, onRetry }: LowerPanelProps) {
  const { formatMessage } = useIntl();
  const next = events?.find(({ cancelled }) => !cancelled);

  return (
    <Panel title={formatMessage(text.title)} action={<Link href="/event-list">{formatMessage(text.all)}</Link>} flush>
      {!events && <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />}
      {events?.length === 0 && (
        <Nothing>
          {formatMessage(text.none)}
          <Link href="/event-list/new">{formatMessage(text.add)}</Link>
        </Nothing>
      )}
      {events && events.length > 0 && (
        <ul>
          {events.map((event) => (
            <EventLine key={`${event.of} ${event.id}`} event={event} isNext={event === next} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EventLine({ event, isNext }: { event: HomeEvent; isNext: boolean }) {
  const { formatMessage } = useIntl();
  const { of, id, title, all_day, place, cancelled, unanswered, deadline, clashes, changed = 0 } = event;
  const begin = momentOf(event.begins_at);
  const facts = [all_day ? formatMessage(eventText.allDay) : timeOf(begin), place].filter(Boolean).join("　");

  return (
    <Line>
      <Way look="bare" href={`/event-list/${of === "team" ? "team" : "detail"}/${id}`}>
        <DateBlock day={dayOf(begin)} isNext={isNext} />
        <span>
          <Title data-cancelled={cancelled || undefined}>{title}</Title>
          <Facts>{facts}</Facts>
          <States>
            {cancelled && <State tone="error">{formatMessage(eventText.cancelled)}</State>}
            {!cancelled && clashes && <State tone="wait">{formatMessage(eventText.clash)}</State>}
            {!cancelled && unanswered === 0 && <State tone="ok">{formatMessage(eventText.answered)}</State>}
            {!cancelled && unanswered !== null && unanswered > 0 && (
              <State tone="wait">{formatMessage(homeEventValueText.unanswered, { count: unanswered })}</State>
            )}
            {!cancelled && changed > 0 && (
              <State tone="error">{formatMessage(homeEventValueText.changed, { count: changed })}</State>
            )}
            {!cancelled && deadline !== null && unanswered !== 0 && (
              <Caption>{formatMessage(homeEventValueText.due, { time: shortDateTime(momentOf(deadline)) })}</Caption>
            )}
          </States>
        </span>
        <Icon path={chevronRightIcon} size="s" />
      </Way>
    </Line>
  );
}

const Line = styled.li`
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Title = styled.b`
  display: block;
  font-weight: ${token("fw-label")};
  overflow-wrap: anywhere;

  &[data-cancelled] {
    text-decoration: line-through;
  }
`;

const Facts = styled(Caption)`
  display: block;
  overflow-wrap: anywhere;
`;

const State = styled(Status)`
  white-space: normal;
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-4")};
`;

const Nothing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-4")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;
