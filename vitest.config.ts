import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The tests of the server wait for PostgreSQL, and those of the app for the server.
    maxWorkers: 2,
    projects: [
      "packages/domain",
      "packages/ui",
      "packages/server",
      "packages/app",
      "packages/app/vitest.routes.config.ts",
      { test: { name: "scripts", include: ["scripts/**/*.test.{mjs,ts}"] } },
    ],
  },
});
