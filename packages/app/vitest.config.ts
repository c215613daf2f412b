import { defineConfig } from "vitest/config";
import { appTests } from "./testing/appTests.ts";

/** Whatever begins the page, or talks to what others have written, has a process of its own. */
export default defineConfig(
  appTests({
    name: "app",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    exclude: ["src/routes/**"],
  }),
);
