import { asParagraph, type Member, type ProviderEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { calendarPlusIcon } from "../../../components/Icon/icons.ts";
import { MarkdownTreeView } from "../../../components/MarkdownView/MarkdownTreeView.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { eventDetailText } from "../../../copy/events/eventDetail.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useSending } from "../../../state/useSending.ts";
import type { EventDetailScreenProps } from "../eventDetailProps.ts";
import { AttendingPanel } from "./AttendingPanel.tsx";
import { ProviderEventBoard } from "./ProviderEventBoard.tsx";
import { ProviderEventFacts } from "./ProviderEventFacts.tsx";

type ProviderEventReadyProps = Omit<EventDetailScreenProps, "event" | "members" | "onRetry"> & {
  event: ProviderEvent;
  members: readonly Member[];
};

/** 届いたイベントの全体。 */
export function ProviderEventReady(props: ProviderEventReadyProps) {
  const { event, onCalendar } = props;
  const { formatMessage } = useIntl();
  const calendar = useSending();

  return (
    <>
      <ProviderEventBoard
        event={event}
        action={
          <Button
            variant="accent"
            size="s"
            icon={calendarPlusIcon}
            busy={calendar.busy}
            onClick={() => void calendar.send(onCalendar)}
          >
            {formatMessage(eventDetailText.calendar)}
          </Button>
        }
      />
      <FailureBanner failure={calendar.failure} />
      <Columns split="7+5" stackedBelowDesktop>
        <AttendingPanel {...props} />
        <ProviderEventFacts event={event} />
      </Columns>
      {event.body && (
        <Panel title={formatMessage(eventDetailText.body)}>
          <MarkdownTreeView tree={event.body_tree ?? asParagraph(event.body)} />
        </Panel>
      )}
    </>
  );
}
