import type { OutboxEntry, OutboxState } from "@kyuseki/domain/outbox";
import type { SyncEntry, SyncStatusScreenProps } from "@kyuseki/ui/screens/SyncStatus";
import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useServices } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { describeEntry, entryState } from "./describeEntry.ts";
import { useOtherClubs } from "./useOtherClubs.ts";
import { useOutbox } from "./useOutbox.ts";
import { useStorageState } from "./useStorageState.ts";

/** What this device holds and has not sent yet, with the ways to send, retry and delete it. */
export function useSyncStatus(): SyncStatusScreenProps {
  const { log } = useServices();
  const queries = useQueryClient();
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const nowS = useNowS();
  const opened = useOutbox();
  const others = useOtherClubs();
  const { persisted, usedBytes, askToPersist } = useStorageState();
  const [sentBefore] = useState(() => Date.now());
  const state = opened?.state;
  const lastAnswer = Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map((query) => query.state.dataUpdatedAt),
  );
  const act = (work: Promise<unknown> | undefined) => {
    work?.catch((error: unknown) => log(`the outbox did not change: ${error instanceof Error ? error.name : error}`));
  };

  return {
    online,
    nowS,
    lastAnswerAt: lastAnswer === 0 ? null : new Date(lastAnswer).toISOString(),
    lastSent:
      state?.sentAt && state.sentAt >= sentBefore
        ? { at: new Date(state.sentAt).toISOString(), count: state.sentCount }
        : null,
    entries: state
      ? { status: "ready", value: [...state.entries.map((entry) => describe(entry, state)), ...others] }
      : { status: "loading" },
    storage: opened?.outbox.storageTrouble() ?? "ok",
    persisted,
    installed: window.matchMedia("(display-mode: standalone)").matches,
    usedBytes,
    busy: state?.isSending ?? false,
    onSendNow: () => act(opened?.outbox.flush()),
    onRetry: (id) => act(opened?.outbox.retry([id])),
    onDelete: (id) => act(opened?.outbox.discard([id])),
    onPersist: askToPersist,
    onRefresh: () => act(queries.invalidateQueries()),
    onReload: () => act(opened?.outbox.reload()),
  };
}

const describe = (entry: OutboxEntry, state: OutboxState): SyncEntry => ({
  ...describeEntry(entry),
  state: entryState(entry, state),
  team: null,
});
