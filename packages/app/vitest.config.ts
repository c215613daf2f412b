import { defineConfig } from "vitest/config";
import { messages, noParser } from "../../vite.shared.ts";
import { articles } from "./build/articles.ts";

export default defineConfig({
  plugins: [messages(), articles()],
  resolve: { alias: noParser },
  test: {
    name: "app",
    environment: "node",
    globalSetup: ["../server/src/testCluster.ts"],
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    setupFiles: ["testing/nodeBytes.ts", "testing/window.ts", "testing/patience.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The server runs as Node runs it, not as a page's module would.
    server: { deps: { external: [/\/packages\/(server|domain)\/src\//] } },
  },
});
