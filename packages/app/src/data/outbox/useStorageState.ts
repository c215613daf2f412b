import type { SyncStatusScreenProps } from "@kyuseki/ui/screens/SyncStatus";
import { useEffect, useState } from "react";

type StorageState = Pick<SyncStatusScreenProps, "persisted" | "usedBytes">;

/** Whether the browser has promised to keep what is stored here, and how much that is. */
export function useStorageState() {
  const [state, setState] = useState<StorageState>({ persisted: "unknown", usedBytes: null });

  useEffect(() => {
    let isHere = true;
    void readState((storage) => storage.persisted()).then((read) => isHere && setState(read));
    return () => {
      isHere = false;
    };
  }, []);
  return { ...state, askToPersist: () => void readState((storage) => storage.persist()).then(setState) };
}

async function readState(ask: (storage: StorageManager) => Promise<boolean>): Promise<StorageState> {
  const { storage } = navigator;
  // Absent on a page without TLS.
  if (!storage?.persist) return { persisted: "unsupported", usedBytes: null };
  try {
    const [isGranted, { usage }] = await Promise.all([ask(storage), storage.estimate()]);
    return { persisted: isGranted ? "granted" : "refused", usedBytes: usage ?? null };
  } catch {
    return { persisted: "unknown", usedBytes: null };
  }
}
