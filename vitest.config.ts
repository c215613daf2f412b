import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The server's tests wait for PostgreSQL, and the app's for the server.
    maxWorkers: 2,
    // Files that tests read without importing them.
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
