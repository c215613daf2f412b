import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "domain",
    environment: "node",
    isolate: false,
    sequence: { groupOrder: 1 },
    include: ["src/**/*.test.ts"],
  },
});
