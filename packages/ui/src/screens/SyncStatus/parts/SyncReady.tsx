import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { syncText } from "../../../copy/frame/syncStatus.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import type { SyncEntry, SyncStatusScreenProps } from "../syncStatusProps.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { DevicePanel } from "./DevicePanel.tsx";
import { RefusedPanel } from "./RefusedPanel.tsx";
import { SendBar } from "./SendBar.tsx";
import { StorageBanner } from "./StorageBanner.tsx";
import { SyncStats } from "./SyncStats.tsx";
import { splitEntries } from "./syncGroups.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

type SyncReadyProps = Omit<SyncStatusScreenProps, "entries"> & { entries: readonly SyncEntry[] };

export function SyncReady(props: SyncReadyProps) {
  const { entries, storage, onRetry, onDelete } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const split = useMemo(() => splitEntries(entries), [entries]);
  const [done, setDone] = useState<{ id: string; text: string } | null>(null);

  const handleRetry = (id: string) => {
    onRetry(id);
    setDone({ id, text: formatMessage(syncText.retried) });
  };
  const handleDelete = (id: string) => {
    onDelete(id);
    setDone({ id, text: formatMessage(syncText.deleted) });
  };

  const waiting = <WaitingPanel {...props} waiting={split.waiting} />;
  const refused = split.refused.length > 0 && (
    <RefusedPanel {...props} refused={split.refused} onRetry={handleRetry} onDelete={handleDelete} />
  );
  const device = <DevicePanel {...props} />;
  return (
    <>
      <ConnectionBanner {...props} split={split} />
      {storage !== "ok" && <StorageBanner storage={storage} />}
      {done && <DoneBanner key={done.id}>{done.text}</DoneBanner>}
      <SyncStats {...props} split={split} />
      {isMobile ? (
        <>
          {waiting}
          {refused}
          {device}
          <SendBar {...props} waiting={split.waiting} />
        </>
      ) : (
        <>
          <Columns split="7+5">
            {waiting}
            {device}
          </Columns>
          {refused}
        </>
      )}
    </>
  );
}
