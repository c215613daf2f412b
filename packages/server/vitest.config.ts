import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testCluster.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
