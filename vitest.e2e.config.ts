import { defineConfig } from "vitest/config";
import { longestFirst } from "./vitest.longestFirst.ts";

/** End-to-end tests: the built app in a real browser, with a real server process. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["packages/app/e2e/**/*.e2e.ts", "scripts/**/*.e2e.ts"],
    globalSetup: ["packages/app/e2e/product.ts", "packages/server/src/testCluster.ts"],
    testTimeout: 60_000,
    // Browser, server and database share two cores: a failing test runs once more, and the report says so.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // A worker loads the server's modules once for all its files.
    isolate: false,
    sequence: { sequencer: longestFirst(/accessibility|aults/) },
    // Tests of the fault matrix mostly wait; more of them at once would wait for the processor.
    maxConcurrency: 5,
    // The server's modules run in Node, not through Vite.
    server: { deps: { external: [/\/packages\/(server|domain)\/src\//] } },
  },
});
