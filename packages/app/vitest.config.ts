import { defineConfig } from "vitest/config";
import { alone, appTests } from "./testing/appTests.ts";

/** What keeps nothing outside React and the services it is given: its tests share a process. */
export default defineConfig(
  appTests({
    name: "app",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    exclude: [...alone, "src/routes/**"],
    isolate: false,
    sequence: { groupOrder: 4 },
  }),
);
