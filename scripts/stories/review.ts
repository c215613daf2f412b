// `npm run review`: opens the changed pictures of the last `npm run test:visual` in a browser; an approval there is a commit.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { listen } from "../listen.ts";
import { createReviewServer } from "./reviewServer.ts";
import { type Change, readChanges } from "./visualReport.ts";

const chromatic = chromaticPage();
if (chromatic) console.log(`Chromatic でも確かめ、承認できます：${chromatic}`);

const changes = readChanges(".");
if (!changes) {
  console.error("まだ写真を比べていません。先に npm run test:visual を実行してください。");
  console.error("CI で比べた写真なら、picture-differences の中身を .visual-diff に置いてください。");
  process.exitCode = 1;
} else if (changes.length === 0) console.log("変わった写真はありません。");
else await serve(changes);

async function serve(changes: Change[]) {
  const { server, path } = createReviewServer({ root: ".", changes, chromatic });
  const address = `${await listen(server)}${path}`;
  console.log(`変わった写真 ${changes.length}件：${address}`);
  console.log("終えるには Ctrl+C を押してください。");
  open(address);
}

/** Opens the page in the browser; otherwise the printed address is enough. */
function open(address: string) {
  if (process.env.CI) return;
  const [command = "xdg-open", ...args] = openers[process.platform] ?? [];
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

/** Where Chromatic shows this project, when its token is set. */
function chromaticPage() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) return null;
  const { projectId } = JSON.parse(readFileSync("chromatic.config.json", "utf8"));
  return projectId
    ? `https://www.chromatic.com/builds?appId=${projectId.replace(/^Project:/, "")}`
    : "https://www.chromatic.com/start";
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };
