// `npm run review`: opens the changed pictures of the last `npm run test:visual` in a browser; an approval there is a commit.
import "./requireNode.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createReviewServer } from "./reviewServer.mjs";
import { readChanges } from "./visualReport.mjs";

const chromatic = chromaticPage();
if (chromatic) console.log(`Chromatic でも確かめ、承認できます：${chromatic}`);

const changes = readChanges(".");
if (!changes) {
  console.error("まだ写真を比べていません。先に npm run test:visual を実行してください。");
  console.error("CI で比べた写真なら、picture-differences の中身を .visual-diff に置いてください。");
  process.exitCode = 1;
} else if (changes.length === 0) console.log("変わった写真はありません。");
else await serve();

async function serve() {
  const { server, path } = createReviewServer({ root: ".", changes, chromatic });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${server.address().port}${path}`;
  console.log(`変わった写真 ${changes.length}件：${address}`);
  console.log("終えるには Ctrl+C を押してください。");
  open(address);
}

/** Shows the page in the designer's browser; where none can be opened, the printed address is enough. */
function open(address) {
  if (process.env.CI) return;
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
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

const openers = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };
