// A busy machine may stall the browser for a second, so a failing story runs once more, and the report says so.
/* global jest, beforeEach, expect, jestPlaywright */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const seen = new Set();
const stuckMs = 15_000;
let hasPage = true;

// In a new page, because the old one would not play the same story again and report success. If the browser opens no
// page, in a new browser, so that later stories do not fail with it.
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
