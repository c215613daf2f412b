/** How long after a check for a new release the next one waits. */
const checkEveryMs = 3_600_000;

type Options = {
  /** Registers the worker. */
  register: () => Promise<ServiceWorkerRegistration>;
  /** Whether somebody would miss what is not sent yet. */
  hasUnsaved: () => boolean;
  /** Calls the listener after what is unsaved has changed; returns the way to stop. */
  onSaved: (listener: () => void) => () => void;
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string) => void;
};

/**
 * Registers the service worker, asks at most hourly for a new release when the page becomes visible, and lets it begin
 * once nothing is unsaved: no page is loaded again for it (OF-6). Returns the way to stop.
 */
export function followReleases({ register, hasUnsaved, onSaved, page, now, log }: Options): () => void {
  const stopping = new AbortController();
  let registration: ServiceWorkerRegistration | undefined;
  let checkedAt = now();

  const activate = () => {
    // The first release begins by itself.
    if (registration?.active && registration.waiting && !hasUnsaved())
      registration.waiting.postMessage({ type: "activate" });
  };
  const watch = () => registration?.installing?.addEventListener("statechange", activate, { signal: stopping.signal });
  const handleVisibility = () => {
    activate();
    if (page.visibilityState !== "visible" || now() - checkedAt < checkEveryMs) return;
    checkedAt = now();
    // Without a network the browser looks again with the next page.
    registration?.update().catch(() => {});
  };
  const stopListening = onSaved(activate);
  page.addEventListener("visibilitychange", handleVisibility);

  register().then(
    (arrived) => {
      if (stopping.signal.aborted) return;
      registration = arrived;
      registration.addEventListener("updatefound", watch, { signal: stopping.signal });
      watch();
      activate();
    },
    (error: unknown) => log(`the service worker is not registered: ${error}`),
  );
  return () => {
    stopping.abort();
    stopListening();
    page.removeEventListener("visibilitychange", handleVisibility);
  };
}
