import { memo } from "react";
import { useIntl } from "react-intl";
import { unitText } from "../../copy/controls/units.ts";
import { eventText, eventValueText } from "../../copy/events/event.ts";
import { DateBlock } from "../DateBlock/DateBlock.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevronRightIcon, clockIcon, membersIcon, pinIcon } from "../Icon/icons.ts";
import { Meter } from "../Meter/Meter.tsx";
import { Status } from "../Status/Status.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { Row, Way } from "./eventRowStyle.ts";
import { eventStatus } from "./eventStatus.ts";
import type { ListedEvent } from "./listedEvents.ts";
import { eventDays, useEventWords } from "./useEventWords.ts";

export type EventRowProps = {
  event: ListedEvent;
  nowS: number;
  /** 次の行事。 */
  isNext?: boolean;
};

/** 行事の一行。いつ、どこで、だれが、あと何人か。行全体が、その行事へのリンク。 */
export const EventRow = memo(function EventRow({ event, nowS, isNext = false }: EventRowProps) {
  const { formatMessage } = useIntl();
  const { kindOf, timesOf, deadlineOf, statusOf } = useEventWords();
  const { title, place, audience, taken, places, own, deadline, clashes } = event;
  const status = eventStatus(event, nowS);
  const [clash] = clashes;

  return (
    <Row data-clash={clash === undefined ? undefined : ""} data-cancelled={event.isCancelled || undefined}>
      <Way look="bare" href={event.href}>
        <DateBlock day={eventDays(event).start} isNext={isNext} />
        <span data-part="what">
          <span data-part="name">
            <Tag tone={event.kind ? "neutral" : "i"}>{kindOf(event)}</Tag>
            <b data-part="title">{title}</b>
          </span>
          <span data-part="facts">
            <span data-part="fact">
              <Icon path={clockIcon} size="s" />
              {timesOf(event)}
            </span>
            {place && (
              <span data-part="fact">
                <Icon path={pinIcon} size="s" />
                {place}
              </span>
            )}
            {audience && (
              <span data-part="fact">
                <Icon path={membersIcon} size="s" />
                {audience}
              </span>
            )}
            {own > 0 && <span data-part="fact">{formatMessage(eventValueText.own, { count: own })}</span>}
          </span>
          {clash !== undefined && (
            <Status tone="wait">{formatMessage(eventValueText.clashes, { title: clash })}</Status>
          )}
        </span>
        <span data-part="count">
          <span data-part="figure">
            <small data-part="label">{formatMessage(event.of === "team" ? eventText.coming : eventText.applied)}</small>
            <UnitNumber
              value={taken}
              digits={0}
              {...(places !== null && { of: places })}
              unit={formatMessage(unitText.person)}
              size="m"
            />
          </span>
          {places !== null && (
            <Meter value={taken} max={Math.max(1, places)} tone={event.isFull ? "team" : "own"} size="m" />
          )}
        </span>
        <span data-part="deadline">
          {deadline !== null && (
            <>
              <small data-part="label">{formatMessage(eventText.deadline)}</small>
              <span data-part="moment">{deadlineOf(deadline)}</span>
            </>
          )}
        </span>
        <span data-part="status">{status && <Status tone={status.tone}>{statusOf(status)}</Status>}</span>
        <Icon path={chevronRightIcon} size="s" data-part="arrow" />
      </Way>
    </Row>
  );
});
