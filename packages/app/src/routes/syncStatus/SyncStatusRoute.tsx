import { SyncStatusScreen } from "@kyuseki/ui/screens/SyncStatus";
import { useSyncStatus } from "../../data/outbox/useSyncStatus.ts";

/** Whether there is a connection, and what this device has not sent yet. */
export function Component() {
  return <SyncStatusScreen {...useSyncStatus()} />;
}
