import { getJestConfig } from "@storybook/test-runner";
import { chromiumArgs, chromiumPath } from "./scripts/browser.ts";

const base = getJestConfig();

export default {
  ...base,
  testTimeout: 30_000,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, "<rootDir>/.storybook/onceMore.cjs"],
  modulePathIgnorePatterns: ["<rootDir>/storybook-static", "dist-types", "<rootDir>/.turbo"],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    "jest-playwright": {
      ...base.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      // A browser for each worker, not one for all: a browser that dies costs one story a second attempt.
      launchType: "LAUNCH",
      launchOptions: { executablePath: await chromiumPath(), headless: true, args: chromiumArgs },
      contextOptions: { locale: "ja-JP", timezoneId: "Asia/Tokyo", reducedMotion: "reduce", deviceScaleFactor: 1 },
    },
  },
};
