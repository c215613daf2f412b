// The thread of 1,500 strangers who send a large body to the sign-in, again and again, at the lowest priority, as floods.ts.
import { connect } from "node:net";
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

export type Attack = { url: string; strangers: number; bodyBytes: number; seconds: number };

setPriority(constants.priority.PRIORITY_LOW);
const { url, strangers, bodyBytes, seconds }: Attack = workerData;
const { hostname, port } = new URL(url);
const body = Buffer.alloc(bodyBytes, "x");
const endMs = performance.now() + seconds * 1000;

const statuses: string[] = [];
do statuses.push(...(await Promise.all(Array.from({ length: strangers }, send))));
while (performance.now() < endMs);
parentPort?.postMessage(statuses);

/** As a program does that does not care for the answer: the whole body at once. The answer's status, or "cut off". */
function send(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
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
