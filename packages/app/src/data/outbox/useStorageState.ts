import type { SyncStatusScreenProps } from "@kyuseki/ui/screens/SyncStatus";
import { useEffect, useState } from "react";

type StorageState = Pick<SyncStatusScreenProps, "persisted" | "usedBytes">;

/** Whether the browser has promised to keep what is stored here, and how much that is. */
export function useStorageState() {
  const [state, setState] = useState<StorageState>({ persisted: "unknown", usedBytes: null });

  const look = (ask: (storage: StorageManager) => Promise<boolean>) => {
    const { storage } = navigator;
    // Absent on a page without TLS.
    if (!storage?.persist) return setState({ persisted: "unsupported", usedBytes: null });
    Promise.all([ask(storage), storage.estimate()]).then(
      ([isGranted, { usage }]) =>
        setState({ persisted: isGranted ? "granted" : "refused", usedBytes: usage ?? null }),
      () => setState({ persisted: "unknown", usedBytes: null }),
    );
  };

  useEffect(() => look((storage) => storage.persisted()), []);
  return { ...state, askToPersist: () => look((storage) => storage.persist()) };
}
