import { useSyncExternalStore } from "react";

/** Whether the browser believes that it has a network. */
export const useOnline = () => useSyncExternalStore(subscribe, () => window.navigator.onLine);

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
