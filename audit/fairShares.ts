// R7: what one club's flood does to another club's coach, as ratios of the same run. Exits 1 when a mark is missed.
import { setTimeout as wait } from "node:timers/promises";
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { type Flood, flood } from "./flood.ts";
import { percentile, rssMb, signIn } from "./measuring.ts";
import { createVisitor } from "./visitor.ts";

const seconds = 5;
const members = Array.from({ length: 100 }, (_, at) => ({ last_name: "追加", first_name: `${at}`, grade: "j1" }));
const create = { method: "POST", body: JSON.stringify({ members }) } as const;
/** The server answers as much to ten connections as to more: a hundred are ten times its capacity. */
const floods = [
  { path: "dashboard?period=2", connections: 100 },
  { path: "dashboard?period=2", connections: 500 },
  { path: "dashboard?period=2", connections: 1000 },
  { path: "memberlist/members", connections: 100 },
  { path: "team/audit", connections: 100 },
  { path: "memberlist/bulk_create_member", connections: 60, call: create },
];
const marks = { recoveryS: 5, refusedMs: 50 };
/** What an address opens beyond its 512 connections is closed and opened again, which takes processor time from all. */
const p99Mark = (connections: number) => (connections > 512 ? 4 : 2);

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
const loud = await signIn(server.url, "manager");
const quiet = createVisitor(server.url, await signIn(server.url, "softball"));
await quiet.timesOf(seconds);
// Whatever is made once, for the loud club too.
for (const { path, connections, call } of floods) await flooded(path, connections, 3, call);
const memoryBefore = rssMb(server.pid);

const rows: Record<string, string | number>[] = [];
for (const { path, connections, call } of floods) {
  const before = await quiet.timesOf(seconds);
  const flooding = flooded(path, connections, seconds + 3, call);
  await wait(1500);
  const during = await quiet.timesOf(seconds);
  const mark = p99Mark(connections);
  const statuses = await flooding;
  rows.push({
    flood: `${path} × ${connections}`,
    "quiet p50 ms": before.p50,
    "p50 ratio": during.p50 / before.p50,
    "p99 ratio": during.p99 / before.p99,
    "at most": mark,
    refused: during.refused,
    "recovered after s": await quiet.recoveryS(before.p99 * mark, 2 * marks.recoveryS),
    "answered to the flood": (statuses["200"] ?? statuses["201"])?.count ?? 0,
    "sent away": statuses["503"]?.count ?? 0,
  });
}
const refusal = await refusalMs();
const memoryAfter = rssMb(server.pid);
await server.stop();
remove();

console.table(
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))),
);
console.log(`A request beyond the club's share, sent while all of it is taken: 503 after ${refusal.toFixed(0)} ms.`);
// Shown: what comes back is judged by memory.ts.
console.log(`RSS in MB: ${memoryBefore} before, ${memoryAfter} after.`);
const isHeld =
  rows.every(
    (row) =>
      Number(row["p99 ratio"]) <= Number(row["at most"]) &&
      row.refused === 0 &&
      Number(row["recovered after s"]) < marks.recoveryS,
  ) && refusal <= marks.refusedMs;
process.exit(isHeld ? 0 : 1);

function flooded(path: string, connections: number, duration: number, call?: Partial<Flood>) {
  const headers = { authorization: `Token ${loud}`, "content-type": "application/json" };
  return flood({ url: `${server.url}/api/coach/${path}`, headers, connections, duration, ...call });
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
