import { defineConfig } from "vitest/config";
import { longestFirst } from "../../vitest.longestFirst.ts";

export default defineConfig({
  test: {
    name: "server",
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2, sequencer: longestFirst(/\/(main|main\.crash|cluster|seed|hostileInput|rights)\.test/) },
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testCluster.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
