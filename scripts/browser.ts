// Finds the Chromium that tests use.
import { existsSync } from "node:fs";

/** Launch flags of every test browser: no background network, and the same pixels on every machine. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/**
 * Path of the Chromium: `CHROMIUM_PATH`, else the one pinned in the lockfile (Linux x64), else the one Playwright
 * installed. @throws with what to do when there is none
 */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === "linux" && process.arch === "x64") {
    // Makes the package unpack its system libraries, for machines without libnss3.
    process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
    const { default: pinned } = await import("@sparticuz/chromium");
    return pinned.executablePath();
  }
  const { chromium } = await import("playwright-core");
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  throw new Error(
    "No Chromium for the tests. Set CHROMIUM_PATH, or run `npx playwright install chromium`. " +
      "Pictures are compared on Linux x64 only.",
  );
}

/** How tests start their browser. */
export async function chromiumLaunch() {
  const executablePath = await chromiumPath();
  // Under the C locale the browser saves a file with a Japanese name as "download".
  return { executablePath, args: chromiumArgs, env: { ...process.env, LC_ALL: "C.UTF-8" } };
}
