import { spawnSync } from "node:child_process";
import { chromiumLaunch } from "../browser.ts";

/**
 * How measurements start their browser: with the fonts of this machine. One without a Japanese font, as the tests' is,
 * looks for one at every new character, which no device of a coach does.
 * @throws when Linux has no Japanese font
 */
export async function benchLaunch() {
  const launch = await chromiumLaunch();
  if (process.platform !== "linux") return launch;
  const env = { ...launch.env, FONTCONFIG_PATH: "/etc/fonts" };
  const { stdout } = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8", env });
  if (!stdout?.trim()) throw new Error("Measuring needs a Japanese font. On Debian: apt-get install fonts-noto-cjk");
  return { ...launch, env };
}
