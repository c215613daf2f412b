import type { KnipConfig } from "knip";

// `!` marks what `knip --production` looks at: what the product reaches without stories and tests.
const isProduction = process.argv.includes("--production");

/** Components whose screen is not built yet. Each line goes when its screen is there. */
const withoutScreen = {
  "src/charts/Spray/SprayChart.tsx": "directions of batted balls in the analysis",
};

/** Started by scripts of the root's package.json, which `knip` without `--production` follows by itself. */
const commands = ["backup", "club", "demo", "event", "information", "ingestKeys", "restore"]
  .map((name) => `src/commands/${name}.ts!`)
  .concat("src/demo/scale/scale.ts!");

const config: KnipConfig = {
  // What the rest of its file uses is reached; the export is there for its test.
  ignoreExportsUsedInFile: isProduction || { type: true },
  ignoreDependencies: ["@swc/core", "turbo"],
  workspaces: {
    // Scripts and benchmarks are tools: nothing of the root is the product.
    ".": {
      entry: [
        "scripts/*.{ts,test.ts}",
        "scripts/stories/review.ts",
        "bench/server/{references,hostileFlood}.ts",
        "audit/{fairShares,floods,memory,neighbours,proxies,s3Store,slow,visits}.ts",
        "bench/floor/{main.tsx,vite.config.ts}",
        "test-runner-jest.config.js",
        ".storybook/onceMore.cjs",
        "scripts/demoClips/encode.ts",
        "audit/{fullDisk,fullDatabaseDisk}.ts",
      ],
      project: ["scripts/**", "audit/**", "bench/**", ".storybook/**/*.{ts,tsx,mdx}", "*.{ts,mjs,js,mdx}"],
      ignoreBinaries: [
        "caddy",
        "fc-list",
        "nginx",
        "openssl",
        "sqlmap",
        "swift-ring-builder",
        "systemd-analyze",
        "unshare",
      ],
    },
    "packages/domain": {
      project: ["src/**!", "!src/**/*.{test,fixture,fixtures}.ts!"],
    },
    "packages/ui": {
      entry: Object.keys(withoutScreen).map((file) => `${file}!`),
      project: [
        "src/**!",
        "!src/**/*.{test,stories,fixture,fixtures,harness}.{ts,tsx}!",
        "!src/**/fixtures/**!",
        // The measure of the palette: its test and the page of colours read it.
        "!src/tokens/contrast.ts!",
      ],
    },
    "packages/server": {
      entry: ["src/main.ts!", ...(isProduction ? commands : [])],
      project: [
        "src/**!",
        "!src/**/*.{test,fixture,fixtures}.ts!",
        "!src/{testing,testCluster}.ts!",
        "!src/testing/**!",
      ],
    },
    "packages/app": {
      // The build begins a file of its own with the worker, and draws the shell of index.html.
      entry: ["e2e/**/*.e2e.ts", "src/worker/serviceWorker.ts!", "build/firstFrame/drawFrames.tsx!"],
      project: ["src/**!", "build/**", "testing/**", "e2e/**", "!**/*.{test,fixture,fixtures,harness}.{ts,tsx}!"],
    },
  },
};

export default config;
