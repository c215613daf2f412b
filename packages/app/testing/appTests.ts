import type { UserWorkspaceConfig } from "vitest/config";
import { messages, noParser } from "../../../vite.shared.ts";
import { articles } from "../build/articles.ts";

type Tests = Pick<NonNullable<UserWorkspaceConfig["test"]>, "name" | "include" | "exclude" | "isolate" | "sequence">;

/** Tests that change process-wide state: the page, and third-party scripts. */
export const alone = ["src/start.test.tsx", "src/**/tracking/**/*.test.{ts,tsx}"];

/** Vitest configuration shared by the app's projects. */
export const appTests = (tests: Tests): UserWorkspaceConfig => ({
  plugins: [messages(), articles()],
  resolve: { alias: noParser },
  test: {
    ...tests,
    environment: "node",
    globalSetup: ["../server/src/testCluster.ts"],
    setupFiles: ["testing/nodeBytes.ts", "testing/window.ts", "testing/patience.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The server's modules run in Node, not through Vite.
    server: { deps: { external: [/\/packages\/(server|domain)\/src\//] } },
  },
});
