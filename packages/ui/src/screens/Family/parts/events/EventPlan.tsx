import type { FamilyEvent } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { calendarPlusIcon } from "../../../../components/Icon/icons.ts";
import { familyEventText as text } from "../../../../copy/notices/familyEvents.ts";
import { token } from "../../../../tokens/theme.ts";
import { FamilyFailure } from "../FamilyFailure.tsx";
import { FamilySection } from "../FamilySection.tsx";
import { itemsOf, subjectOf } from "../familyNotices.ts";
import { CalendarAddress, type CalendarAddressProps } from "./CalendarAddress.tsx";
import type { EventProps } from "./eventProps.ts";
import { PlannedEvent } from "./PlannedEvent.tsx";

export type EventPlanProps = Omit<EventProps, "event"> & {
  /** 早い順。 */
  events: readonly FamilyEvent[];
  /** 見ている子。null はみんな。 */
  shown: number | null;
  acts: CalendarAddressProps["acts"];
};

/** これからの行事と、子どもごとの出欠。開くと、返事を変えられる。 */
export function EventPlan({ events, shown, acts, ...rest }: EventPlanProps) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const own = itemsOf(events, shown);
  const next = own.find(({ state }) => state === "planned");
  const listed = isWhole ? own : own.slice(0, eventsAtOnce);
  const subjects = events.map(subjectOf);
  // An event that was taken back while somebody answered has no line of its own any more.
  const lost = Object.entries(rest.answers.failures).filter(([key]) => key.startsWith("e") && !subjects.includes(key));

  return (
    <FamilySection id="plan" title={formatMessage(text.plan)}>
      {lost.map(([key, failure]) => (
        <FamilyFailure key={key} failure={failure} />
      ))}
      <Frame>
        {listed.map((event) => (
          <PlannedEvent key={event.event_id} event={event} isNext={event === next} {...rest} />
        ))}
        <Acts>
          {own.length > listed.length && <Button onClick={() => setWhole(true)}>{formatMessage(text.showAll)}</Button>}
          <Button icon={calendarPlusIcon} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {formatMessage(text.addCalendar)}
          </Button>
        </Acts>
        {isAdding && <CalendarAddress acts={acts} />}
      </Frame>
    </FamilySection>
  );
}

const eventsAtOnce = 3;

const Frame = styled.div`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};

  :not(:first-child) > & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
