// Runs every story in a real browser: it renders, its play function passes, axe finds nothing; with --visual its
// pictures are compared too. `--update` stores the new pictures, `--json=<file>` the result. Folders (`components/Tag`)
// narrow it down. Differences are stored for `npm run review`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromiumPath } from "../browser.ts";
import { listen } from "../listen.ts";
import { turbo } from "../turbo.ts";
import { createStoryServer } from "./storyServer.ts";
import { changesOf, places, writeReport } from "./visualReport.ts";

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    visual: { type: "boolean", default: false },
    update: { type: "boolean", short: "u", default: false },
    json: { type: "string" },
  },
});

/** The pinned browser, which gives the same pixels everywhere, exists for Linux x64 only. */
const canCompare = process.platform === "linux" && process.arch === "x64";
const wantsPictures = options.visual || options.update;
const visual = wantsPictures && canCompare;
if (wantsPictures && !canCompare) {
  console.log("Pictures are compared on Linux x64 only: the stories run without them.");
}

const PICTURES_MB = 32;

await run();

async function run() {
  turbo("run", "//#build-storybook");
  rmSync(places.difference, { recursive: true, force: true });
  const server = createStoryServer({ root: "storybook-static", folders, rounds: folders.length > 0 ? 2 : 8 });
  const origin = await listen(server);
  try {
    process.exitCode = await testStories(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  if (visual && options.update) dropStalePictures();
  if (visual) weighPictures();
  if (visual && !options.update) report();
}

function report() {
  const { entries } = JSON.parse(readFileSync("storybook-static/index.json", "utf8"));
  const changes = changesOf({ root: ".", stories: entries });
  const page = writeReport(".", changes);
  if (changes.length > 0)
    console.log(`${changes.length} stories look different: npm run review, or open ${resolve(page)}`);
}

async function testStories(url: string): Promise<number> {
  const args = ["node_modules/@storybook/test-runner/dist/test-storybook.js", "--index-json", "--url", url];
  args.push("--maxWorkers=2", "--failOnConsole", "--disable-telemetry");
  if (options.json) args.push("--json", "--outputFile", options.json);
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", options.json ? "ignore" : "inherit", "inherit"],
    env: {
      ...process.env,
      CHROMIUM_PATH: await chromiumPath(),
      STORYBOOK_DISABLE_TELEMETRY: "1",
      ...(visual && { VISUAL: "1" }),
      ...(options.update && { VISUAL_UPDATE: "1" }),
    },
  });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

/** Pictures that a complete run did not compare have lost their story. */
function dropStalePictures() {
  if (process.exitCode !== 0 || folders.length > 0) return;
  const seen = new Set(readFileSync(join(places.difference, "visited.txt"), "utf8").split("\n"));
  for (const file of globSync("*/*.webp", { cwd: places.before }).filter((file) => !seen.has(file))) {
    console.log(`No story has this picture any more: ${file}`);
    rmSync(join(places.before, file));
  }
}

function weighPictures() {
  const files = globSync(".storybook/__visual__/*/*.webp");
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  console.log(`${files.length} pictures, ${megabytes.toFixed(1)} MB of ${PICTURES_MB} MB`);
  if (megabytes > PICTURES_MB) process.exitCode = 1;
}
