// R8: strangers who hold connections by slowness, against a coach at another address. All of it on this machine, on a
// server of its own, for some seconds. Exits 1 when the coach waits longer than twice their own time or is refused.
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startServer, temporaryData } from "../scripts/productProcess.ts";
import { signIn } from "./measuring.ts";
import { createVisitor } from "./visitor.ts";

const seconds = 12;
const p99Ratio = 2;
/** Until as many are open as the server lets stay. */
const rampMs = 8000;
/** Each address may open 512 connections. */
const perAddress = 350;
const addresses = Array.from({ length: 10 }, (_, at) => `127.0.1.${at + 1}`);

const headersBegin = "GET /api/session HTTP/1.1\r\nHost: club.example\r\n";
const bodyBegins =
  "POST /api/login HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
/** What each connection sends first, and then once a second. */
const attacks = [
  { name: "slow headers", connections: 1500, first: headersBegin, each: "x-a: b\r\n" },
  { name: "slow bodies", connections: 1500, first: bodyBegins, each: " " },
  { name: "idle connections", connections: 3500, first: "", each: "" },
];

const { dataDir, remove } = temporaryData();
const server = await startServer(dataDir);
const { hostname, port } = new URL(server.url);
const visitor = createVisitor(server.url, await signIn(server.url, "softball"));
await visitor.timesOf(seconds);

const rows: { attack: string; "p99 ratio": number; refused: number; opened: number; "open at the end": number }[] = [];
for (const { name, connections, first, each } of attacks) {
  const before = await visitor.timesOf(seconds / 2);
  const attack = begin(connections, first, each);
  await wait(rampMs);
  const during = await visitor.timesOf(seconds);
  const { opened, open } = attack.stop();
  rows.push({
    attack: `${name}, up to ${connections}`,
    "p99 ratio": Number((during.p99 / before.p99).toFixed(2)),
    refused: during.refused,
    opened,
    "open at the end": open,
  });
  await wait(1000);
}
await server.stop();
remove();
console.table(rows);
process.exit(rows.every((row) => row["p99 ratio"] <= p99Ratio && row.refused === 0) ? 0 : 1);

/** Holds up to so many connections open, three hundred new ones a second. */
function begin(connections: number, first: string, each: string) {
  const sockets = new Set<Socket>();
  let opened = 0;
  function open() {
    const localAddress = addresses[Math.floor(opened / perAddress) % addresses.length];
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    opened += 1;
    sockets.add(socket);
    const everySecond = each ? setInterval(() => socket.write(each), 1000) : undefined;
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(everySecond);
      sockets.delete(socket);
    });
    // What the server says is read, or its end would never be seen.
    socket.resume();
    if (first) socket.write(first);
  }
  const opening = setInterval(() => {
    for (let count = 0; count < 6 && sockets.size < connections; count += 1) open();
  }, 20);
  return {
    stop() {
      clearInterval(opening);
      const open = sockets.size;
      for (const socket of sockets) socket.destroy();
      return { opened, open };
    },
  };
}
