import { useSyncExternalStore } from "react";

/** Whether the browser believes that it has a network. */
export const useOnline = () => useSyncExternalStore(onNetworkChange, () => window.navigator.onLine);

/** Calls `listener` when the browser has lost its network or found one; returns the way to stop. */
export function onNetworkChange(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
