// `npm run audit`: the rows of docs/security.md that take long or need a system tool; run by hand. A missing tool is
// reported.
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { imageBuilds } from "../audit/image.ts";
import { signIn } from "../audit/measuring.ts";
import { startProduct, temporaryData } from "./productProcess.ts";

const inherit: SpawnSyncOptions = { stdio: ["ignore", "inherit", "inherit"] };

type Row = { row: string; promise: string; tools?: string[]; run: () => boolean | Promise<boolean> };
const rows: Row[] = [
  {
    row: "R6",
    promise: "200 kills during acknowledged writes lose nothing",
    run: tests(["--project", "server", "main.crash"], { KYUSEKI_KILLS: "200" }),
  },
  {
    row: "CO-6",
    promise: "200 kills of two servers while notices leave: one row and one mail for each recipient",
    run: tests(["--project", "server", "main.notices"], { KYUSEKI_KILLS: "200" }),
  },
  {
    row: "R6",
    promise: "ten rolling restarts of two servers under 50 requests a second",
    run: tests(["--project", "server", "main.rolling"], { KYUSEKI_ROLLING_RESTARTS: "10" }),
  },
  { row: "OP-6", promise: "two neighbouring releases side by side under the same load", run: script("neighbours") },
  {
    row: "R6",
    promise: "a full disk leaves no half file",
    tools: ["unshare"],
    run: fillDisk("fullDisk", "256k", "-rm"),
  },
  {
    row: "R6",
    promise: "a database on a full disk refuses writes whole, and goes on",
    tools: ["unshare"],
    // As root itself, from which PostgreSQL's own user can be reached.
    run: fillDisk("fullDatabaseDisk", "220m", "-m"),
  },
  {
    row: "R1",
    promise: "every fault on every surface",
    run: tests(["--config", "vitest.e2e.config.ts", "aults"], { KYUSEKI_EVERY_FAULT: "1" }),
  },
  {
    row: "NO-1",
    promise: "60 notes are answered by keyboard over a line of two seconds",
    run: tests(["--config", "vitest.e2e.config.ts", "notesByKeyboard"], { KYUSEKI_EVERY_FAULT: "1" }),
  },
  {
    row: "R18",
    promise: "10,000 seeded runs of the outbox lose nothing and send nothing twice",
    run: tests(["--project", "app", "outboxRuns"], { KYUSEKI_OUTBOX_RUNS: "10000" }),
  },
  {
    row: "CO-2",
    promise: "100 visits of a scanner that runs the page's scripts unseen change nothing",
    run: tests(["--config", "vitest.e2e.config.ts", "practice/notices"], { KYUSEKI_SCANNER_VISITS: "100" }),
  },
  {
    row: "CO-7",
    promise: "まだの人 equals its screens in 200 random states",
    run: tests(["--project", "server", "openItemsEqual"], { KYUSEKI_OPEN_ITEM_STATES: "200" }),
  },
  {
    row: "EN-9",
    promise: "the kept national bests equal those counted from scratch after 300 random histories",
    run: tests(["--project", "server", "nationalBests"], { KYUSEKI_NATIONAL_RUNS: "300" }),
  },
  {
    row: "R18",
    promise: "200 seeded runs in a browser lose nothing and send nothing twice",
    run: tests(["--config", "vitest.e2e.config.ts", "e2e/outbox"], { KYUSEKI_OUTBOX_BROWSER_RUNS: "200" }),
  },
  { row: "OP-5", promise: "the image's steps pass in a clean Debian", tools: ["debootstrap"], run: imageBuilds },
  {
    row: "OP-5",
    promise: "nginx and Caddy with the files of deploy/ in front of a server",
    tools: ["nginx", "caddy", "openssl"],
    run: script("proxies"),
  },
  {
    row: "OP-5",
    promise: "the systemd unit is read without a complaint",
    tools: ["systemd-analyze"],
    run: verifyUnit,
  },
  {
    row: "OP-5",
    promise: "files go to an S3-compatible store (OpenStack Swift)",
    tools: ["swift-proxy-server", "swift-account-server", "swift-container-server", "swift-object-server"],
    run: script("s3Store"),
  },
  {
    row: "R7",
    promise: "one club's flood leaves another club's p99 below twice its own, and it is over within 5 s",
    run: script("fairShares"),
  },
  {
    row: "R8",
    promise: "memory comes back after 1,500 strangers with 1 MB each, and nobody else is refused",
    run: script("memory"),
  },
  {
    row: "R8",
    promise: "slow headers, slow bodies and 3,500 idle connections leave a coach's p99 below twice its own",
    run: script("slow"),
  },
  { row: "I3", promise: "sqlmap finds no injection", tools: ["sqlmap"], run: injectSql },
];

const results: { row: string; promise: string; result: string }[] = [];
for (const { row, promise, tools = [], run } of rows) {
  console.log(`\n══ ${row} · ${promise}`);
  const missing = tools.filter((tool) => spawnSync("which", [tool]).status !== 0).join(", ");
  results.push({ row, promise, result: missing ? `left out: install ${missing}` : (await run()) ? "holds" : "FAILED" });
}
console.table(results);
process.exitCode = results.some(({ result }) => result === "FAILED") ? 1 : 0;

function script(name: string) {
  return () => spawnSync(process.execPath, [`audit/${name}.ts`], inherit).status === 0;
}

function verifyUnit() {
  const { stdout, stderr, status } = spawnSync("systemd-analyze", ["verify", "deploy/kyuseki.service"], {
    encoding: "utf8",
  });
  console.log(`${stdout}${stderr}`);
  return status === 0 && stderr === "";
}

/** Tests of `npm test` with more runs of each. */
function tests(args: string[], more: Record<`KYUSEKI_${string}`, string>) {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...args];
  return () => spawnSync(process.execPath, vitest, { ...inherit, env: { ...process.env, ...more } }).status === 0;
}

/** On a disk that nobody else sees. */
function fillDisk(name: string, size: string, namespaces: string) {
  return () => {
    const { dataDir, remove } = temporaryData();
    const inside = `mount -t tmpfs -o size=${size},mode=755 tmpfs "$1" && exec "$0" audit/${name}.ts "$1"`;
    const { status } = spawnSync("unshare", [namespaces, "sh", "-c", inside, process.execPath, dataDir], inherit);
    remove();
    return status === 0;
  };
}

/** Every parameter of the sign-in and of the member list, on a server of its own. */
async function injectSql() {
  const { dataDir, remove } = temporaryData();
  const product = await startProduct(dataDir);
  try {
    const token = await signIn(product.url, "manager");
    const asCoach = ["--header", `Authorization: Token ${token}`];
    const list = `${product.url}/api/coach/memberlist/members?gender=M&grade=j&page=1&sort=-id&limit=25`;
    const member = `${product.url}/api/coach/memberlist/member/1*`;
    const login = [`${product.url}/api/login`, "--data", '{"email":"a@b.example","password":"x"}'];
    return [
      [list, ...asCoach],
      [member, ...asCoach],
      [...login, "--header", "Content-Type: application/json"],
    ].every(sqlmapFindsNothing);
  } finally {
    await product.stop();
    remove();
  }
}

function sqlmapFindsNothing([url = "", ...options]: string[]) {
  const args = ["-u", url, "--batch", "--level", "3", "--risk", "2", "--dbms", "PostgreSQL", "--flush-session"];
  // Refusals are expected, not a reason to stop.
  args.push("--ignore-code", "*", "--disable-coloring", ...options);
  const { stdout } = spawnSync("sqlmap", args, { encoding: "utf8", maxBuffer: 64_000_000 });
  const found = /identified the following injection point/.test(stdout);
  const finished = /all tested parameters do not appear to be injectable/.test(stdout);
  console.log(`${url.replace(/^http:\/\/[^/]+/, "")}: ${found ? "INJECTABLE" : finished ? "nothing found" : stdout}`);
  return finished && !found;
}
