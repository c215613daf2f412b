import { useIntl } from "react-intl";
import { ListSkeleton } from "../../components/CoachRoster/ListSkeleton.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { syncDeviceText } from "../../copy/frame/syncDevice.ts";
import { syncText } from "../../copy/frame/syncStatus.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { ReadFailed } from "./parts/ReadFailed.tsx";
import { SyncReady } from "./parts/SyncReady.tsx";
import { SyncStats } from "./parts/SyncStats.tsx";
import type { SyncStatusScreenProps } from "./syncStatusProps.ts";

export type { SyncKind } from "../../copy/frame/syncStatus.ts";
export type { SyncEntry, SyncEntryState, SyncStatus, SyncStatusScreenProps } from "./syncStatusProps.ts";

/** つながっているか、この端末に何が残っているか。送る、直す、書き出す、消す。 */
export function SyncStatusScreen(props: SyncStatusScreenProps) {
  const { entries, onReload } = props;
  const { formatMessage } = useIntl();

  return (
    <Page>
      {entries.status === "loading" && (
        <>
          <SyncStats {...props} split={null} />
          <Panel flush title={formatMessage(syncText.waiting)}>
            <ListSkeleton rows={3} />
          </Panel>
          <Panel flush title={formatMessage(syncDeviceText.title)}>
            <ListSkeleton rows={3} />
          </Panel>
        </>
      )}
      {entries.status === "failed" && <ReadFailed onReload={onReload} />}
      {entries.status === "ready" && <SyncReady {...props} entries={entries.value} />}
    </Page>
  );
}
