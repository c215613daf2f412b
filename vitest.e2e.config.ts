import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest first, so that no worker is left alone with it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(/accessibility|aults/.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

/** Runs through the built app in a real browser, over a real server process. */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["packages/app/e2e/**/*.e2e.ts", "scripts/*.e2e.ts"],
    globalSetup: ["packages/app/e2e/product.ts", "packages/server/src/testCluster.ts"],
    testTimeout: 30_000,
    // Browser, server and database share two cores: a test that fails runs once more, and the report says so.
    retry: 1,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Cells of the fault matrix wait much of the time; more of them at once would only wait for the processor.
    maxConcurrency: 8,
    // The server runs as Node runs it, not as a page's module would.
    server: { deps: { external: [/\/packages\/(server|domain)\/src\//] } },
  },
});
