const patienceMs = 5000;

/** Resolves after the next paint, when the browser has nothing to do; in a tab that nobody sees, once it is seen. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Not in every Safari.
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
      else setTimeout(resolve);
    });
  });
}
