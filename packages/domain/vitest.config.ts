import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "domain",
    environment: "node",
    isolate: false,
    // Two cores may have more to do than these tests.
    testTimeout: 20_000,
    sequence: { groupOrder: 1 },
    include: ["src/**/*.test.ts"],
  },
});
