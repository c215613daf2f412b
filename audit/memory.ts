// R8: 1,500 strangers send 1 MB each to the sign-in, again and again for some seconds. Exits 1 unless the server gives
// the memory back, after a second time too, and refuses nothing to a coach at another address. How long that coach waits
// is shown: to accept 1,500 connections at once takes a tenth of a second. What strangers do evenly is judged by slow.ts.
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { inThread } from "./inThread.ts";
import { memoryMarks, rssAfterMb, rssMb, signIn } from "./measuring.ts";
import type { Attack } from "./strangers.ts";
import { createVisitor, type Times } from "./visitor.ts";

const strangers = 1500;
const bodyBytes = 1024 * 1024;
const seconds = 5;
/** The heap of a server that is in use grows for about a minute by itself. */
const warmingS = 90;

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
// Whatever is made once, at the first sign-ins.
for (let turn = 0; turn < 20; turn += 1) await signIn(server.url, "manager");
const visitor = createVisitor(server.url, await signIn(server.url, "softball"));
await visitor.timesOf(warmingS);
const alone = await visitor.timesOf(seconds);
const before = rssMb(server.pid);

let most = before;
const watching = setInterval(() => {
  most = Math.max(most, rssMb(server.pid));
}, 20);
await attacked();
const kept = await rssAfterMb(server.pid, before, visitor.timesOf);
const [during, statuses] = await attacked();
const counts = Map.groupBy<string, string>(statuses, (status) => status);

const after = await rssAfterMb(server.pid, before, visitor.timesOf);
clearInterval(watching);
const answered = (await fetch(`${server.url}/healthz`)).status;
await server.stop();
remove();

console.log(`RSS in MB: ${before} before, ${most} at most, ${kept} after the first attack, ${after} after the second.`);
console.log(
  `Answers: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(", ")}; then /healthz ${answered}`,
);
const ratio = during.p99 / alone.p99;
console.log(`Another coach's p99: ${ratio.toFixed(2)} × of before, ${during.refused} refused.`);
const isGivenBack = Math.max(kept, after) <= before + memoryMarks.keptMb;
process.exit(isGivenBack && answered === 200 && during.refused === 0 ? 0 : 1);

function attacked(): Promise<[Times, string[]]> {
  const attack: Attack = { url: server.url, strangers, bodyBytes, seconds };
  return Promise.all([visitor.timesOf(seconds), inThread<string[]>("strangers.ts", attack)]);
}
