import { defineConfig } from "vitest/config";
import { alone, appTests } from "./testing/appTests.ts";

/** Whatever begins the page, or talks to what others have written, has a process of its own. */
export default defineConfig(appTests({ name: "isolated", include: alone, sequence: { groupOrder: 5 } }));
