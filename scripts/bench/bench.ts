// `npm run bench`: the product beside the floor of its own stack, in one run. Exits 1 when a hard budget is missed.
// `npm run bench -- --routes [part of a path …]`: only the table of all pages.
// `npm run bench -- --pages`: only the pages with a budget of their own, their interactions and the CSV import.
// `npm run bench -- --interactions [word …]`: only how fast the commonest actions of every section respond.
// `npm run bench -- --weights`: only what pages weigh, and what of it each library is.
// `npm run bench -- --offline [rounds]`: only what a coach without a network waits for.
// `npm run bench -- --scale [measurements …]`: what each call costs while the nation grows, in a table of its own.
// `npm run bench -- --against COMMIT [part of a call …]`: what the commonest calls cost beside that commit, on the same data.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "http-server";
import { chromium } from "playwright-core";
import { type Bound, budgets, judge, type Verdict } from "../../bench/budgets.ts";
import { compressedKb } from "../../bench/compressedKb.ts";
import { frontOfFloor, frontOfProduct } from "../../bench/front.ts";
import { measureCsv } from "../../bench/pages/csv.ts";
import { measureDesignSystem } from "../../bench/pages/designSystem.ts";
import { measureInteractions } from "../../bench/pages/interactions.ts";
import { measureMatrix } from "../../bench/pages/noticeMatrix.ts";
import { type Load, measureLoads } from "../../bench/pages/pageLoad.ts";
import { benchAgainst } from "../../bench/server/against.ts";
import { measureHostileCsv } from "../../bench/server/hostileCsv.ts";
import { measureIngest } from "../../bench/server/ingestRatio.ts";
import { sendToEverybody } from "../../bench/server/notices.ts";
import { compareCountries, measureRankings } from "../../bench/server/rankings.ts";
import { measureReports } from "../../bench/server/reports.ts";
import { measureServer } from "../../bench/server/serverRatios.ts";
import { measureSimulation } from "../../bench/simulation.ts";
import { listen } from "../listen.ts";
import { startProduct, temporaryData } from "../productProcess.ts";
import { turbo } from "../turbo.ts";
import { benchLaunch } from "./benchBrowser.ts";
import { benchInteractions } from "./benchInteractions.ts";
import { benchOffline } from "./benchOffline.ts";
import { benchRoutes } from "./benchRoutes.ts";
import { benchScale } from "./benchScale.ts";
import { benchWeights } from "./benchWeights.ts";

const coach = { email: "scale@demo.kyuseki.example", password: "kyuseki-demo" };

if (process.argv[2] === "--scale") {
  const sizes = process.argv.slice(3).map(Number);
  await benchScale(sizes.length > 0 ? sizes : [100_000, 1_000_000, 10_000_000]);
  process.exit();
}

if (process.argv[2] === "--against") {
  const [commit = "HEAD~1", ...words] = process.argv.slice(3);
  process.exit((await benchAgainst(commit, words)) ? 0 : 1);
}

if (process.argv[2] === "--weights") {
  await benchWeights();
  process.exit();
}

if (process.argv[2] === "--interactions") process.exit((await benchInteractions(process.argv.slice(3))) === 0 ? 0 : 1);

if (process.argv[2] === "--offline")
  process.exit(shows(await benchOffline(Number(process.argv[3] ?? 3))) === 0 ? 0 : 1);

run([
  "node_modules/vite/bin/vite.js",
  "build",
  "bench/floor",
  "--config",
  "bench/floor/vite.config.ts",
  "--logLevel",
  "warn",
]);
const onlyPages = process.argv[2] === "--pages";
const missedPages = onlyPages ? 0 : await benchRoutes(process.argv.slice(3));
if (process.argv[2] === "--routes") process.exit(missedPages === 0 ? 0 : 1);

const { dataDir, remove } = temporaryData();
run(["packages/server/src/demo/scale/scale.ts", "--members", "1000", "--measurements", "1000"], { DATA_DIR: dataDir });
const product = await startProduct(dataDir);
try {
  const { token, members } = await signInAndList();
  const ofPages = await pages(token, members);
  if (onlyPages) {
    process.exitCode = shows(ofPages) === 0 ? 0 : 1;
  } else {
    const rows = [
      ...ofPages,
      ...judge(
        "whole app",
        {
          allJsKb: allJsKb(),
          membersKb: await compressedKb(`${product.url}/api/coach/memberlist/members`, `Token ${token}`),
        },
        budgets.app,
      ),
      ...(await server(token, members)),
      ...(await countries()),
      ...(await designSystem()),
      ...(await benchOffline()),
      ...measureSimulation(),
    ];
    const failed = shows(rows);
    console.log(`${failed} hard budgets are missed, and ${missedPages} pages miss one of the table of pages.`);
    process.exitCode = failed === 0 && missedPages === 0 ? 0 : 1;
  }
} finally {
  await product.stop();
  remove();
}

/** Prints the table. @returns how many hard budgets are missed */
function shows(rows: readonly Verdict[]): number {
  console.table(rows);
  return rows.filter(({ verdict }) => verdict === "FAIL").length;
}

async function signInAndList(): Promise<{ token: string; members: string }> {
  const body = JSON.stringify(coach);
  const login = await fetch(`${product.url}/api/login`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  const { token } = await login.json();
  const list = await fetch(`${product.url}/api/coach/memberlist/members`, {
    headers: { Authorization: `Token ${token}` },
  });
  return { token, members: await list.text() };
}

async function pages(token: string, members: string) {
  const { noticeId, familyToken, answers } = await sendToEverybody({ product: product.url, token, members });
  const matrix = `/notification/${noticeId}`;
  const ours = await frontOfProduct(product.url);
  const floor = await frontOfFloor("bench/floor/dist", members);
  const browser = await chromium.launch(await benchLaunch());
  const storage = { "kyuseki-token": JSON.stringify({ token, expires_at: 4_102_444_800 }) };
  const button = "form button";
  const row = "tbody tr, main li";
  const heading = "h1";
  // The shell that stands before the app (build/firstFrame).
  const busy = "#opening";
  try {
    const loads = await measureLoads(browser, {
      floorLogin: { url: `${floor.url}/login`, usable: button },
      floorList: { url: `${floor.url}/member-list`, usable: row },
      "/login": { url: `${ours.url}/login`, usable: button },
      "/": { url: `${ours.url}/`, usable: heading, busy, storage },
      "/member-list": { url: `${ours.url}/member-list`, usable: row, busy, storage },
      "/notification/:notice_id": { url: ours.url + matrix, usable: row, busy, storage },
      "/f": {
        url: `${ours.url}/f#${familyToken}`,
        usable: ":is([aria-labelledby=open], [aria-labelledby=news]) :is(summary, button)",
      },
    });
    const interactions = await measureInteractions(browser, { url: `${ours.url}/member-list`, storage });
    const csv = await measureCsv(browser, { product: product.url, storage, members });
    return [
      ...judgeLoad("/login", loads["/login"], loads.floorLogin),
      ...judgeLoad("/", loads["/"], loads.floorList),
      ...judgeLoad("/member-list", loads["/member-list"], loads.floorList),
      ...judgeLoad("/notification/:notice_id", loads["/notification/:notice_id"], loads.floorList),
      ...judgeLoad("/f", loads["/f"], loads.floorList),
      ...judge("notice to 1,000", answers, budgets.notice),
      ...judge("notice to 1,000", await measureMatrix(browser, { url: ours.url + matrix, storage }), budgets.matrix),
      ...judge("1,000 members", interactions, budgets.interactions),
      ...judge("CSV, 20,000 rows", csv, budgets.csv),
    ];
  } finally {
    await browser.close();
    ours.stop();
    floor.stop();
  }
}

function judgeLoad(path: "/login" | "/f" | "/" | "/member-list" | "/notification/:notice_id", it: Load, base: Load) {
  const against = { ...it, lcpRatio: it.lcpMs / base.lcpMs, usableRatio: it.usableMs / base.usableMs };
  const budget: Record<string, Bound> = budgets[path];
  return [...judge(path, against, budget), ...judge(path, against, budgets.everywhere)];
}

/** Single components with much data, measured on the stories. */
async function designSystem() {
  turbo("run", "//#build-storybook");
  const storybook = createServer({ root: "storybook-static" }).server;
  const url = await listen(storybook);
  const browser = await chromium.launch(await benchLaunch());
  try {
    const { rows, points } = await measureDesignSystem(browser, {
      url,
      table: "components-data-table-virtual--selectable",
      scatter: "charts-scatter-chart-actions--five-thousand",
    });
    return [...judge("10,000 rows", rows, budgets.rows), ...judge("5,000 points", points, budgets.points)];
  } finally {
    await browser.close();
    storybook.close();
  }
}

async function server(token: string, members: string) {
  const file = join(dataDir, "members.json");
  writeFileSync(file, members);
  const references = spawn(process.execPath, ["bench/server/references.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [addresses] = await once(references.stdout, "data");
    const measured = await measureServer({ product: product.url, references: JSON.parse(addresses), token });
    const ingest = await measureIngest({ product: product.url, dataDir, token });
    const hostile = await measureHostileCsv({ product: product.url, pid: product.pid, token });
    return [
      ...judge("server", { ...measured, ...ingest }, budgets.server),
      ...judge("hostile CSV", hostile, budgets.hostileCsv),
    ];
  } finally {
    references.kill("SIGTERM");
  }
}

/** One data set after the other, each in a database of its own. */
async function countries() {
  const country = temporaryData();
  const measured = async <R>(
    teams: number,
    measurements: number,
    measure: (to: Measured) => Promise<R>,
  ): Promise<R> => {
    const size = ["--members", "1000", "--teams", `${teams}`, "--measurements", `${measurements}`];
    run(["packages/server/src/demo/scale/scale.ts", ...size], { DATA_DIR: country.dataDir });
    const server = await startProduct(country.dataDir);
    try {
      return await measure({ product: server.url, coach });
    } finally {
      await server.stop();
    }
  };
  try {
    const small = await measured(100, 100_000, measureRankings);
    return await measured(1_000, 1_000_000, async (server) => [
      ...judge("1,000,000 measurements", compareCountries(small, await measureRankings(server)), budgets.rankings),
      ...judge("1,000,000 measurements", await measureReports(server), budgets.reports),
    ]);
  } finally {
    country.remove();
  }
}

/** Without the recorder of the analytics and the CSV worker, which few load. */
function allJsKb() {
  const chunks = globSync("packages/app/dist/assets/*.js.br").filter((file) => !/\/(recorder|csvWorker)-/.test(file));
  return chunks.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

type Measured = { product: string; coach: typeof coach };

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${args.join(" ")} failed`);
}
