import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { calendarOffIcon, editIcon } from "../../../../components/Icon/icons.ts";
import { teamEventText } from "../../../../copy/events/teamEvent.ts";
import { token } from "../../../../tokens/theme.ts";
import type { EventActionsProps } from "./eventActionsProps.ts";
import { editHref } from "./eventHrefs.ts";
import { MoreMenu } from "./MoreMenu.tsx";
import { SendLink } from "./SendLink.tsx";

/** 広い画面の、行事へのボタン。 */
export function EventActions(props: EventActionsProps) {
  const { event, isOpen, onCancel } = props;
  const { formatMessage } = useIntl();
  return (
    <Row>
      {isOpen && (
        <ButtonLink icon={editIcon} href={editHref(event)}>
          {formatMessage(teamEventText.edit)}
        </ButtonLink>
      )}
      {isOpen && (
        <Button variant="danger" icon={calendarOffIcon} onClick={onCancel}>
          {formatMessage(teamEventText.cancelOrChange)}
        </Button>
      )}
      <SendLink event={event} />
      <MoreMenu {...props} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;
