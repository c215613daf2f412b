import type { Member, RecipientGroup } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { LeaveDialog, type Leaving } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { teamEventEditText } from "../../copy/events/teamEventEdit.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { EventForm, type EventFormProps } from "./parts/EventForm.tsx";
import type { EventStored } from "./parts/eventValues.ts";

export type { EventStored, EventValues } from "./parts/eventValues.ts";

export type TeamEventEditScreenProps = Omit<EventFormProps, "stored" | "members" | "groups"> & {
  /** 直す行事、または新しい行事のはじめの内容。 */
  event: Loadable<EventStored>;
  members: Loadable<readonly Member[]>;
  groups: Loadable<readonly RecipientGroup[]>;
  /** 保存していない変更を残して移るとき。 */
  leaving: Leaving | null;
  onRetry: () => void;
};

/** 行事を追加する、または変える。 */
export function TeamEventEditScreen(props: TeamEventEditScreenProps) {
  const { event, members, groups, leaving, onRetry, ...form } = props;
  const { formatMessage } = useIntl();
  const title = formatMessage(form.eventId === null ? teamEventEditText.newEvent : teamEventEditText.edit);
  const isGone = event.status === "failed" && event.code === "not_found";
  const waiting =
    [event, members].find(({ status }) => status === "failed") ?? (members.status === "ready" ? event : members);

  return (
    <Page>
      {isGone && (
        <Panel title={title} flush>
          <EmptyState
            title={formatMessage(teamEventEditText.gone)}
            action={<ButtonLink href="/event-list">{formatMessage(teamEventEditText.toList)}</ButtonLink>}
          >
            {formatMessage(teamEventEditText.goneHelp)}
          </EmptyState>
        </Panel>
      )}
      {!isGone && waiting.status !== "ready" && (
        <PanelFallback title={title} loadable={waiting} rows={8} onRetry={onRetry} />
      )}
      {event.status === "ready" && members.status === "ready" && (
        <Panel title={title} flush>
          <EventForm
            {...form}
            stored={event.value}
            members={members.value}
            groups={groups.status === "ready" ? groups.value : []}
          />
        </Panel>
      )}
      {leaving && <LeaveDialog {...leaving}>{formatMessage(teamEventEditText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}
