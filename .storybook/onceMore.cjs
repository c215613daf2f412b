// On a loaded machine a browser may stand still for a second: a story that fails is shown once more, and the report says so.
/* global jest, beforeEach, expect, jestPlaywright, page, context */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const seen = new Set();

// In a new page: the old one would not play the same story a second time, and call that a success.
beforeEach(async () => {
  const { currentTestName } = expect.getState();
  if (seen.has(currentTestName)) {
    await jestPlaywright.resetPage();
    await globalThis.__sbSetupPage(page, context);
  }
  seen.add(currentTestName);
});
