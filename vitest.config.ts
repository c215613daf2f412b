import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/domain",
      "packages/ui",
      "packages/server",
      "packages/app",
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"] } },
    ],
  },
});
