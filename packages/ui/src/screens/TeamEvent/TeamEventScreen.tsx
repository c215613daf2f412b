import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../components/Panel/PanelSkeleton.tsx";
import { teamEventText } from "../../copy/events/teamEvent.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { EventReady } from "./parts/EventReady.tsx";
import type { TeamEventScreenProps } from "./teamEventProps.ts";

export {
  type BoardAnswer,
  type BoardGrouping,
  boardAnswers,
  boardGroupings,
  type Cancellation,
  type DutyDraft,
  type RefusedAnswer,
  type TeamEventScreenProps,
  type TeamEventView,
} from "./teamEventProps.ts";

/** チームの行事ひとつ：いつ、どこへ、だれが来るか、車と当番、試合の前に知っておくこと。 */
export function TeamEventScreen(props: TeamEventScreenProps) {
  const { event, members, onRetry } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(titleText["team-event"]);
  const failed = [event, members].find(({ status }) => status === "failed");

  if (event.status === "failed" && event.code === "not_found") {
    return (
      <Page>
        <Panel flush aria-label={label}>
          <EmptyState
            title={formatMessage(teamEventText.gone)}
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
      <EventReady {...props} event={event.value} members={members.value} />
    </Page>
  );
}
