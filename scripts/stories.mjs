// Runs every story in a real browser: it draws, its play function holds, axe finds nothing; with --visual its pictures
// are compared too. `--update` rewrites the pictures, `--ci` fails on a missing one, `--json=<file>` keeps the result.
import "./requireNode.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "http-server";
import { chromiumPath } from "./browser.mjs";
import { turbo } from "./turbo.mjs";

const { values: options } = parseArgs({
  options: {
    visual: { type: "boolean", default: false },
    update: { type: "boolean", short: "u", default: false },
    ci: { type: "boolean", default: Boolean(process.env.CI) },
    json: { type: "string" },
  },
});

/** The pinned browser, and with it the same pixels everywhere, exists for Linux x64 only. */
const canCompare = process.platform === "linux" && process.arch === "x64";
const visual = (options.visual || options.update) && canCompare;
if ((options.visual || options.update) && !canCompare) {
  console.log("Pictures are compared on Linux x64 only: the stories run without them.");
}

const PICTURES_MB = 15;
const touchedList = ".jest-image-snapshot-touched-files";

turbo("run", "//#build-storybook");
const server = createServer({ root: "storybook-static", cache: -1 });
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
try {
  process.exitCode = await testStories(`http://127.0.0.1:${server.server.address().port}`);
} finally {
  server.close();
  server.server.closeAllConnections();
}
if (visual && options.update) dropStalePictures();
if (visual) weighPictures();

async function testStories(url) {
  const args = ["node_modules/@storybook/test-runner/dist/test-storybook.js", "--url", url, "--maxWorkers=2"];
  args.push("--failOnConsole", "--disable-telemetry");
  if (options.ci && !options.update) args.push("--ci");
  if (options.update) args.push("--updateSnapshot");
  if (options.json) args.push("--json", "--outputFile", options.json);
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", options.json ? "ignore" : "inherit", "inherit"],
    env: {
      ...process.env,
      CHROMIUM_PATH: await chromiumPath(),
      STORYBOOK_DISABLE_TELEMETRY: "1",
      ...(visual && { VISUAL: "1" }),
      ...(options.update && { JEST_IMAGE_SNAPSHOT_TRACK_OBSOLETE: "1" }),
    },
  });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

/** jest-image-snapshot keeps a list of the pictures it touched; what a complete run did not touch has lost its story. */
function dropStalePictures() {
  const touched = new Set(readFileSync(touchedList, "utf8").split("\n"));
  rmSync(touchedList);
  if (process.exitCode !== 0) return;
  const stale = globSync(".storybook/__visual__/**/*.png").filter((file) => !touched.has(resolve(file)));
  for (const file of stale) {
    console.log(`No story has this picture any more: ${file}`);
    rmSync(file);
  }
}

function weighPictures() {
  const files = globSync(".storybook/__visual__/**/*.png");
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  console.log(`${files.length} pictures, ${megabytes.toFixed(1)} MB of ${PICTURES_MB} MB`);
  if (megabytes > PICTURES_MB) process.exitCode = 1;
}
