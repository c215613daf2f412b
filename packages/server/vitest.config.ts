import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    isolate: false,
    sequence: { groupOrder: 1 },
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testCluster.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
