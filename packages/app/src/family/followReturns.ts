/** Calls `refresh` when somebody comes back to the page, or the network comes back. Returns the way to stop. */
export function followReturns(refresh: () => void): () => void {
  const follow = () => {
    if (document.visibilityState === "visible") refresh();
  };
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("online", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("online", follow);
  };
}
