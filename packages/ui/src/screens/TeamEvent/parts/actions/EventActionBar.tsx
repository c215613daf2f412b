import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { calendarPlusIcon } from "../../../../components/Icon/icons.ts";
import { teamEventText } from "../../../../copy/events/teamEvent.ts";
import { ActionBar } from "../../../../layout/ActionBar/ActionBar.tsx";
import { token } from "../../../../tokens/theme.ts";
import type { EventActionsProps } from "./eventActionsProps.ts";
import { SendLink } from "./SendLink.tsx";

/** スマートフォンで、親指の届くところ。 */
export function EventActionBar(props: EventActionsProps) {
  const { event, isOpen, savingCalendar, onCalendar, onCancel } = props;
  const { formatMessage } = useIntl();
  return (
    <ActionBar>
      <Ways>
        <Button
          icon={calendarPlusIcon}
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
      </Ways>
    </ActionBar>
  );
}

/** Large text needs a second row. */
const Ways = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Grows = styled.span`
  flex: 1 0 calc(3 * ${token("row-s")});
`;
