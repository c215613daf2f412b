import type { AttendanceAnswer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../../components/Accordion/Accordion.tsx";
import { DateBlock } from "../../../../components/DateBlock/DateBlock.tsx";
import { Status, type StatusTone } from "../../../../components/Status/Status.tsx";
import { Tag } from "../../../../components/Tag/Tag.tsx";
import { attendanceText, carText } from "../../../../copy/events/attendance.ts";
import { familyText } from "../../../../copy/notices/family.ts";
import { familyEventValueText, familyEventText as text } from "../../../../copy/notices/familyEvents.ts";
import { shortRange } from "../../../../format/calendar.ts";
import { dayOf, momentOf, shortDate, timeOf } from "../../../../format/date.ts";
import { token } from "../../../../tokens/theme.ts";
import { beginOf } from "../familyNotices.ts";
import { EventBody } from "./EventBody.tsx";
import type { EventProps } from "./eventProps.ts";

/** 予定の一行。 */
export function PlannedEvent({ isNext, ...props }: EventProps & { isNext: boolean }) {
  const { formatMessage } = useIntl();
  const { event, members, asksCar } = props;
  const begin = momentOf(beginOf(event));
  const isCancelled = event.state === "cancelled";
  // What ends at midnight ends the day before.
  const days = shortDays(dayOf(begin), dayOf(momentOf(event.ends_at) - 1));
  const times = event.all_day
    ? formatMessage(text.allDay)
    : formatMessage(familyEventValueText.times, { from: timeOf(begin), to: timeOf(momentOf(event.ends_at)) });
  const where = [event.place, event.audience].filter(Boolean).join("　");

  return (
    <Accordion
      title={
        <Line>
          <DateBlock day={dayOf(begin)} isNext={isNext} />
          <span>
            <Title data-cancelled={isCancelled || undefined}>
              {event.title} <Times>{`${days} ${times}`}</Times>
            </Title>
            <Where>{where}</Where>
            <States>
              {isCancelled && <Tag tone="d">{formatMessage(text.cancelled)}</Tag>}
              {!isCancelled &&
                event.children.map(({ member_id, answer, late }) => (
                  <State key={member_id}>
                    <Who>{members.find((member) => member.member_id === member_id)?.first_name}</Who>
                    <Status tone={tones[answer ?? "none"]}>
                      {formatMessage(answer === null ? familyText.notYet : attendanceText[answer])}
                    </Status>
                    {late && <Tag tone="w">{formatMessage(familyText.late)}</Tag>}
                  </State>
                ))}
              {!isCancelled && event.cars && asksCar && (
                <State>
                  <Who>{formatMessage(text.car)}</Who>
                  <CarState car={event.car} />
                </State>
              )}
            </States>
          </span>
        </Line>
      }
    >
      <Inside>
        <EventBody {...props} />
      </Inside>
    </Accordion>
  );
}

function CarState({ car }: Pick<EventProps["event"], "car">) {
  const { formatMessage } = useIntl();
  if (!car) return <Status tone="wait">{formatMessage(familyText.notYet)}</Status>;
  return (
    <Status tone={car.choice === "none" ? "stopped" : "ok"}>
      {car.choice === "offer"
        ? formatMessage(familyEventValueText.carOffer, { count: car.seats })
        : formatMessage(carText[car.choice])}
    </Status>
  );
}

const shortDays = (first: string, last: string) =>
  first === last ? shortDate(first) : shortRange({ start: first, end: last });

const tones = {
  none: "wait",
  coming: "ok",
  partly: "ok",
  undecided: "invited",
  absent: "stopped",
} as const satisfies Record<AttendanceAnswer | "none", StatusTone>;

const Line = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-3")};

  & > :last-child {
    display: grid;
    gap: ${token("sp-1")};
    min-width: 0;
  }
`;

const Title = styled.b`
  font-weight: ${token("fw-h3")};

  &[data-cancelled] {
    text-decoration: line-through;
  }
`;

const Times = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Where = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-small")};
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-4")};
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
`;

const Who = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Inside = styled.div`
  display: grid;
  gap: ${token("sp-3")};
`;
