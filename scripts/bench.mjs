// `npm run bench`: the product beside the floor of its own stack, in one run. Exits 1 when a hard budget is missed.
import "./requireNode.mjs";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createServer } from "http-server";
import { chromium } from "playwright-core";
import { budgets, judge } from "../bench/budgets.mjs";
import { measureCsv } from "../bench/csv.mjs";
import { measureDesignSystem } from "../bench/designSystem.mjs";
import { frontOfFloor, frontOfProduct } from "../bench/front.mjs";
import { measureHostileCsv } from "../bench/hostileCsv.mjs";
import { measureIngest } from "../bench/ingestRatio.mjs";
import { measureInteractions } from "../bench/interactions.mjs";
import { measureLoads } from "../bench/pageLoad.mjs";
import { compareCountries, measureRankings } from "../bench/rankings.mjs";
import { measureReports } from "../bench/reports.mjs";
import { measureServer } from "../bench/serverRatios.mjs";
import { chromiumArgs, chromiumPath } from "./browser.mjs";
import { startProduct, temporaryData } from "./productProcess.mjs";
import { turbo } from "./turbo.mjs";

const coach = { email: "scale@demo.kyuseki.example", password: "kyuseki-demo" };

const { dataDir, remove } = temporaryData();
run(["packages/server/src/demo/scale/scale.ts", "--members", "1000", "--measurements", "1000"], { DATA_DIR: dataDir });
run([
  "node_modules/vite/bin/vite.js",
  "build",
  "bench/floor",
  "--config",
  "bench/floor/vite.config.mjs",
  "--logLevel",
  "warn",
]);
const product = await startProduct(dataDir);
try {
  const { token, members } = await signInAndList();
  const rows = [
    ...(await pages(token, members)),
    ...judge("whole app", { allJsKb: allJsKb(), membersKb: await membersKb(token) }, budgets.app),
    ...(await server(token, members)),
    ...(await countries()),
    ...(await designSystem()),
  ];
  console.table(rows);
  const failed = rows.filter(({ verdict }) => verdict === "FAIL");
  console.log(failed.length === 0 ? "No hard budget is missed." : `${failed.length} hard budgets are missed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  remove();
}

async function signInAndList() {
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

async function pages(token, members) {
  const ours = await frontOfProduct(product.url);
  const floor = await frontOfFloor("bench/floor/dist", members);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const storage = { "kyuseki-token": JSON.stringify({ token, expires_at: 4_102_444_800 }) };
  const button = "form button";
  const row = "tbody tr, main li";
  const heading = "h1";
  try {
    const loads = await measureLoads(browser, {
      floorLogin: { url: `${floor.url}/login`, usable: button },
      floorList: { url: `${floor.url}/member-list`, usable: row },
      "/login": { url: `${ours.url}/login`, usable: button },
      "/": { url: `${ours.url}/`, usable: heading, storage },
      "/member-list": { url: `${ours.url}/member-list`, usable: row, storage },
    });
    const interactions = await measureInteractions(browser, { url: `${ours.url}/member-list`, storage });
    const csv = await measureCsv(browser, { product: product.url, storage, members });
    return [
      ...judgeLoad("/login", loads, loads.floorLogin),
      ...judgeLoad("/", loads, loads.floorList),
      ...judgeLoad("/member-list", loads, loads.floorList),
      ...judge("1,000 members", interactions, budgets.interactions),
      ...judge("CSV, 20,000 rows", csv, budgets.csv),
    ];
  } finally {
    await browser.close();
    ours.stop();
    floor.stop();
  }
}

function judgeLoad(path, loads, base) {
  const it = loads[path];
  const against = { ...it, lcpRatio: it.lcpMs / base.lcpMs, usableRatio: it.usableMs / base.usableMs };
  return [...judge(path, against, budgets[path]), ...judge(path, against, budgets.everywhere)];
}

/** Much data in single components: measured on the stories, as designers see them. */
async function designSystem() {
  turbo("run", "//#build-storybook");
  const storybook = createServer({ root: "storybook-static" });
  storybook.listen(0, "127.0.0.1");
  await once(storybook.server, "listening");
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const { rows, points } = await measureDesignSystem(browser, {
      url: `http://127.0.0.1:${storybook.server.address().port}`,
      table: "components-data-table-virtual--selectable",
      scatter: "charts-scatter-chart-actions--five-thousand",
    });
    return [...judge("10,000 rows", rows, budgets.rows), ...judge("5,000 points", points, budgets.points)];
  } finally {
    await browser.close();
    storybook.close();
  }
}

async function server(token, members) {
  const file = join(dataDir, "members.json");
  writeFileSync(file, members);
  const references = spawn(process.execPath, ["bench/references.mjs", file], { stdio: ["ignore", "pipe", "inherit"] });
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

/** One country after the other, in a database of its own. */
async function countries() {
  const country = temporaryData();
  const measured = async (teams, measurements, measure) => {
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

/** The answer as a browser gets it. */
async function membersKb(token) {
  const headers = { authorization: `Token ${token}`, "accept-encoding": "br" };
  const [reply] = await once(request(`${product.url}/api/coach/memberlist/members`, { headers }).end(), "response");
  let bytes = 0;
  for await (const part of reply) bytes += part.length;
  return bytes / 1000;
}

function allJsKb() {
  const chunks = globSync("packages/app/dist/assets/*.js.br");
  return chunks.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${args.join(" ")} failed`);
}
