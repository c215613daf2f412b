// R8: 1,500 strangers send 1 MB each to the sign-in, again and again for some seconds. Exits 1 unless the server gives
// the memory back and a coach at another address waits no longer than twice their own time.
import { connect } from "node:net";
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { memoryMarks, rssAfterMb, rssMb, signIn } from "./measuring.ts";
import { createVisitor } from "./visitor.ts";

const strangers = 1500;
const bodyBytes = 1024 * 1024;
const seconds = 5;
const p99Ratio = 2;

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
// Whatever is made once, at the first sign-ins.
for (let turn = 0; turn < 20; turn += 1) await signIn(server.url, "manager");
const visitor = createVisitor(server.url, await signIn(server.url, "softball"));
await visitor.timesOf(seconds);
const alone = await visitor.timesOf(seconds);
const before = rssMb(server.pid);

let most = before;
const watching = setInterval(() => {
  most = Math.max(most, rssMb(server.pid));
}, 20);
const body = Buffer.alloc(bodyBytes, "x");
const endMs = performance.now() + seconds * 1000;
const [during, statuses] = await Promise.all([visitor.timesOf(seconds), flood()]);
const counts = Map.groupBy(statuses, (status) => status);

const after = await rssAfterMb(server.pid, before);
clearInterval(watching);
const answered = (await fetch(`${server.url}/healthz`)).status;
await server.stop();
remove();

console.log(`RSS in MB: ${before} before, ${most} at most, ${after} after.`);
console.log(
  `Answers: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(", ")}; then /healthz ${answered}`,
);
const ratio = during.p99 / alone.p99;
console.log(`Another coach's p99: ${ratio.toFixed(2)} × of before, ${during.refused} refused.`);
const isCalm = ratio <= p99Ratio && during.refused === 0;
process.exit(after <= before + memoryMarks.keptMb && answered === 200 && isCalm ? 0 : 1);

async function flood(): Promise<string[]> {
  const all: string[] = [];
  do all.push(...(await Promise.all(Array.from({ length: strangers }, send))));
  while (performance.now() < endMs);
  return all;
}

/** As a program does that does not care for the answer: the whole body at once. The answer's status, or "cut off". */
function send(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
    const [, status] = /^HTTP\/1.1 (\d{3})/.exec(answer) ?? [];
    if (status === undefined) return;
    resolve(status);
    socket.destroy();
  });
  socket.on("error", () => {});
  socket.on("close", () => resolve("cut off"));
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
  );
  socket.write(body);
  return promise;
}
