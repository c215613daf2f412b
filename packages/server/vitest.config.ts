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
    expect: { poll: { timeout: 10_000 } },
    // Processes, sockets and the database share the cores there: a failing test runs once more, and the report says so.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
});
