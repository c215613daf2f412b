import { defineConfig } from "vitest/config";
import { appTests } from "./testing/appTests.ts";

/** Routes keep nothing outside React and the services they are given, so that their tests share a process. */
export default defineConfig(
  appTests({
    name: "routes",
    include: ["src/routes/**/*.test.{ts,tsx}"],
    isolate: false,
    sequence: { groupOrder: 3 },
  }),
);
