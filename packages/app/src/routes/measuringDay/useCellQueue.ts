import { useEffect, useSyncExternalStore } from "react";
import { unsentCellsOf } from "../../data/measuring/unsentCellsOf.ts";
import { useServices } from "../../services/services.ts";
import { useOnline } from "../../services/useOnline.ts";

/** What is typed on one day, and its way to the server. */
export function useCellQueue(dayId: number, userId: number, isReady: boolean) {
  const queue = unsentCellsOf(useServices()).queueOf(userId, dayId);
  const isOnline = useOnline();
  const state = useSyncExternalStore(queue.subscribe, queue.read);

  // What was left on the device goes as soon as there is a sheet to judge it by, and a network.
  useEffect(() => {
    if (isReady && isOnline) void queue.flush();
  }, [queue, isReady, isOnline]);
  // Leaving the page, nothing is waited for any more.
  useEffect(() => () => void queue.flush(), [queue]);

  return { queue, state, isOnline };
}
