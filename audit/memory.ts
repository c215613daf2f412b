// R8: 1,500 strangers send 1 MB each to the sign-in. Exits 1 unless the server gives the memory back.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { signIn } from "./measuring.ts";

const strangers = 1500;
const bodyBytes = 1024 * 1024;
/** A process keeps some of what it once needed: what must come back is the rest, in MB, within a minute. */
const marks = { keptMb: 50, patienceS: 60 };

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
// Whatever is made once, at the first sign-ins.
for (let turn = 0; turn < 20; turn += 1) await signIn(server.url, "manager");
const before = rssMb();

let most = before;
const watching = setInterval(() => {
  most = Math.max(most, rssMb());
}, 20);
const body = Buffer.alloc(bodyBytes, "x");
const statuses = await Promise.all(Array.from({ length: strangers }, send));
const counts = Map.groupBy(statuses, (status) => status);

let after = rssMb();
for (let second = 0; second < marks.patienceS && after > before + marks.keptMb; second += 1) {
  await wait(1000);
  after = rssMb();
}
clearInterval(watching);
const answered = (await fetch(`${server.url}/healthz`)).status;
await server.stop();
remove();

console.log(`RSS in MB: ${before} before, ${most} at most, ${after} after.`);
console.log(
  `Answers: ${[...counts].map(([status, all]) => `${all.length} × ${status}`).join(", ")}; then /healthz ${answered}`,
);
process.exit(after <= before + marks.keptMb && answered === 200 ? 0 : 1);

function rssMb(): number {
  const [, kb = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
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
