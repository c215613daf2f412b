import type { SyncStatusScreenProps } from "@kyuseki/ui/screens/SyncStatus";
import { useState } from "react";
import { useOnline } from "../services/useOnline.ts";

/** What this device holds and has not sent yet, with the ways to send, retry and delete it. */
export function useSyncStatus(): SyncStatusScreenProps {
  const online = useOnline();
  const [nowS] = useState(() => Date.now() / 1000);

  return {
    online,
    nowS,
    lastAnswerAt: null,
    lastSent: null,
    entries: { status: "ready", value: [] },
    storage: "ok",
    persisted: "unknown",
    installed: false,
    usedBytes: null,
    busy: false,
    onSendNow: () => undefined,
    onRetry: () => undefined,
    onDelete: () => undefined,
    onPersist: () => undefined,
    onRefresh: () => undefined,
    onReload: () => undefined,
  };
}
