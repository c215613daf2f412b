import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The tests of the server wait for PostgreSQL, and those of the app for the server.
    maxWorkers: 2,
    // What tests read without importing it.
    forceRerunTriggers: [
      "**/package-lock.json",
      "**/vitest*.config.ts",
      "**/vite.shared.ts",
      "**/migrations/*.sql",
      "**/content/**/*.md",
    ],
    projects: [
      "packages/domain",
      "packages/ui",
      "packages/server",
      "packages/app",
      "packages/app/vitest.routes.config.ts",
      "packages/app/vitest.isolated.config.ts",
      { test: { name: "scripts", include: ["scripts/**/*.test.ts"], testTimeout: 20_000 } },
    ],
  },
});
