import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { teamEventText } from "../../../../copy/events/teamEvent.ts";
import { ActionBar } from "../../../../layout/ActionBar/ActionBar.tsx";
import type { EventActionsProps } from "./eventActionsProps.ts";
import { SendLink } from "./SendLink.tsx";

/** スマートフォンで、親指の届くところ。 */
export function EventActionBar(props: EventActionsProps) {
  const { event, isOpen, savingCalendar, onCalendar, onCancel } = props;
  const { formatMessage } = useIntl();
  return (
    <ActionBar>
      <Button
        icon="calendarPlus"
        aria-label={formatMessage(teamEventText.calendar)}
        busy={savingCalendar}
        onClick={onCalendar}
      />
      {isOpen && (
        <Button variant="danger" onClick={onCancel}>
          {formatMessage(teamEventText.cancelOrChange)}
        </Button>
      )}
      <Grows>
        <SendLink event={event} wide />
      </Grows>
    </ActionBar>
  );
}

const Grows = styled.span`
  flex: 1;
`;
