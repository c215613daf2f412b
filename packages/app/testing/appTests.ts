import type { UserWorkspaceConfig } from "vitest/config";
import { sharedAlias, sharedPlugins } from "../../../vite.shared.ts";
import { articles } from "../build/articles.ts";

type Tests = Pick<NonNullable<UserWorkspaceConfig["test"]>, "name" | "include" | "exclude" | "isolate" | "sequence">;

/** Tests that change process-wide state: the page, and third-party scripts. */
export const alone = ["src/start.test.tsx", "src/**/tracking/**/*.test.{ts,tsx}"];

/** Vitest configuration shared by the app's projects. */
export const appTests = (tests: Tests): UserWorkspaceConfig => ({
  plugins: [...sharedPlugins(), articles()],
  resolve: { alias: sharedAlias },
  test: {
    ...tests,
    environment: "node",
    // Styles are inserted as in the build; as text, the test's document reads all of them again after each one.
    env: { SC_DISABLE_SPEEDY: "false" },
    // Files share a process.
    unstubGlobals: true,
    globalSetup: ["../server/src/testCluster.ts"],
    setupFiles: ["testing/nodeBytes.ts", "testing/window.ts", "testing/patience.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    server: {
      deps: {
        // The server runs as Node runs it, not as a page's module would.
        external: [/\/packages\/(server|domain)\/src\//],
        // What the shared plugins and aliases reach into.
        inline: [/\/node_modules\/(@formatjs|intl-messageformat|react-intl)\//],
      },
    },
  },
});
