import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../components/Panel/PanelSkeleton.tsx";
import { eventDetailText } from "../../copy/events/eventDetail.ts";
import { teamEventText } from "../../copy/events/teamEvent.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { EventDetailScreenProps } from "./eventDetailProps.ts";
import { ProviderEventReady } from "./parts/ProviderEventReady.tsx";

export type { EventDetailScreenProps } from "./eventDetailProps.ts";

/** 運営のイベントひとつ：案内と、このチームから参加する選手。 */
export function EventDetailScreen(props: EventDetailScreenProps) {
  const { event, members, onRetry } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(titleText["event-detail"]);
  const failed = [event, members].find(({ status }) => status === "failed");

  if (event.status === "failed" && event.code === "not_found") {
    return (
      <Page>
        <Panel flush aria-label={label}>
          <EmptyState
            title={formatMessage(eventDetailText.gone)}
            action={<ButtonLink href="/event-list">{formatMessage(teamEventText.toList)}</ButtonLink>}
          >
            {formatMessage(teamEventText.goneHelp)}
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  if (failed?.status === "failed") {
    return (
      <Page>
        <FailedPanel aria-label={label} flush={false} code={failed.code} onRetry={onRetry} />
      </Page>
    );
  }
  if (event.status !== "ready" || members.status !== "ready") {
    return (
      <Page>
        <Panel aria-label={label}>
          <PanelSkeleton rows={6} />
        </Panel>
      </Page>
    );
  }
  return (
    <Page>
      <ProviderEventReady {...props} event={event.value} members={members.value} />
    </Page>
  );
}
