import { expect, waitFor } from "storybook/test";

/** Asserts that the page is never wider than the window, once everything has loaded and its charts are drawn. */
export async function expectToFitWindow() {
  const { documentElement: page } = document;
  await waitFor(() => expect(page.querySelector('[aria-busy="true"]')).toBeNull());
  await drawn();
  await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth));
}

/** Resolves once the page did not change between two idle moments. */
async function drawn() {
  let hasChanged = true;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  while (hasChanged) {
    hasChanged = false;
    await new Promise(requestAnimationFrame);
    // Safari has no idle callback; the next frame has to do.
    if ("requestIdleCallback" in window) await new Promise((resolve) => requestIdleCallback(resolve));
  }
  observer.disconnect();
}
