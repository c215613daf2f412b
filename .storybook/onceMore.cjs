// On a loaded machine a browser may stand still for a second: a story that fails is shown once more, and the report says so.
/* global jest, beforeEach, expect, jestPlaywright */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const seen = new Set();
const stuckMs = 15_000;
let hasPage = true;

// In a new page: the old one would not play the same story a second time, and call that a success. Where the browser
// opens none any more, in a new browser: what comes after a story that fails must not fail with it.
beforeEach(async () => {
  const { currentTestName } = expect.getState();
  if (seen.has(currentTestName) || !hasPage) {
    hasPage = false;
    await within(stuckMs, openPage(jestPlaywright.resetPage)).catch(() => openPage(jestPlaywright.resetBrowser));
    hasPage = true;
  }
  seen.add(currentTestName);
}, 60_000);

async function openPage(reset) {
  await reset();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
}

async function within(ms, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
