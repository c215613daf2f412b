import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { SyncEntry, SyncStatusScreenProps } from "../syncStatusProps.ts";
import { SendButton } from "./SendButton.tsx";
import { SyncExport } from "./SyncExport.tsx";
import { groupsOf, isOld, oldAfterDays } from "./syncGroups.ts";
import { WaitingGroup } from "./WaitingGroup.tsx";

type WaitingPanelProps = Pick<SyncStatusScreenProps, "nowS" | "busy" | "onSendNow" | "onExport"> & {
  waiting: readonly SyncEntry[];
  /** 待っているものと、送れなかったもの。 */
  entries: readonly SyncEntry[];
};

/** つながれば送られるもの。種類ごとに、開けば一つずつ。 */
export function WaitingPanel({ waiting, entries, nowS, busy, onSendNow, onExport }: WaitingPanelProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const old = waiting.filter((entry) => isOld(entry, nowS)).length;
  const title = formatMessage(syncText.waiting);

  if (waiting.length === 0) {
    return (
      <Panel flush title={title}>
        <EmptyState title={formatMessage(syncText.emptyTitle)}>{formatMessage(syncText.emptyBody)}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel
      flush
      title={title}
      caption={formatMessage(syncText.waitingCaption)}
      footer={
        <>
          {!isMobile && <SendButton waiting={waiting} busy={busy} onSendNow={onSendNow} />}
          <SyncExport entries={entries} nowS={nowS} wide={isMobile} onExport={onExport}>
            {formatMessage(syncText.exportAll)}
          </SyncExport>
        </>
      }
    >
      {old > 0 && (
        <Inset>
          <Banner tone="w">{formatMessage(syncValueText.old, { days: oldAfterDays, count: old })}</Banner>
        </Inset>
      )}
      {groupsOf(waiting).map((group) => (
        <WaitingGroup key={group.id} group={group} nowS={nowS} />
      ))}
    </Panel>
  );
}

const Inset = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-2")};
`;
