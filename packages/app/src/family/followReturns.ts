import { followDays } from "../services/useDayInJapan.ts";

/** Calls `refresh` when somebody comes back to the page, the network comes back or a day begins. Returns the way to stop. */
export function followReturns(refresh: () => void): () => void {
  const follow = () => {
    if (document.visibilityState === "visible") refresh();
  };
  const stopFollowing = followDays(follow);
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("online", follow);
  return () => {
    stopFollowing();
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("online", follow);
  };
}
