import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { contract } from "@kyuseki/domain";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startTestServer } from "../../testing.ts";
import { connectionLimits } from "./connections.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.listen()).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  vi.useRealTimers();
});
afterAll(() => server.stop());

async function open(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const isPublicWrite = ({ access, method }: { access: string; method: string }) =>
  access === "public" && method !== "GET";

test.each(Object.values(contract).filter(isPublicWrite))(
  "R8: $id は、ログインしていない人から 16 kB を超える内容を受け取らない",
  async (endpoint) => {
    const payload = { email: "x".repeat(17 * 1024) };
    const url = endpoint.path.replace(/:\w+/g, "a");
    const { statusCode } = await server.app.inject({ method: endpoint.method, url, payload });
    expect(statusCode).toBe(413);
  },
);

test("R8: 少しずつしか届かない内容は、10秒で 408 と答えて切る", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = await open();
  const parsing = vi.fn();
  server.app.server.once("request", parsing);
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"ema',
  );
  await expect.poll(() => parsing).toHaveBeenCalled();
  const answer = once(socket, "data");
  await vi.advanceTimersByTimeAsync(9_900);
  expect(socket.bytesRead).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  const [data] = await answer;
  expect(String(data)).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*電波のよい場所で/i);
  if (!socket.destroyed) await once(socket, "close");
});

test("R8: 読まれる前に断られた内容を、あとから待たない", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = await open();
  socket.write(
    "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{",
  );
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1.1 413/);
  const large = { email: "x".repeat(17 * 1024) };
  expect((await server.app.inject({ method: "POST", url: "/api/login", payload: large })).statusCode).toBe(413);
  // Nobody reads either body: an error in one would end the process.
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await server.app.inject("/healthz")).statusCode).toBe(200);
});

test("R7: 1つの場所から開いておける接続の数は限られ、閉じた分だけまた開ける", async () => {
  const opened = await Promise.all(Array.from({ length: connectionLimits.ofAddress }, open));
  const refused = await open();
  await once(refused, "close");
  opened[0]?.destroy();
  const answer = async () => {
    const socket = await open();
    socket.write("GET /healthz HTTP/1.1\r\nHost: club.example\r\nConnection: close\r\n\r\n");
    return Promise.race([once(socket, "data").then(String), once(socket, "close")]);
  };
  await expect.poll(answer).toMatch(/^HTTP\/1.1 200/);
});

test("R8: 見出しを送り終えない接続は、時間が過ぎれば断って切る。ふつうは10秒", async () => {
  const { server: http } = server.app;
  const usual = http.headersTimeout;
  expect(usual).toBe(10_000);
  http.headersTimeout = 50;
  onTestFinished(() => {
    http.headersTimeout = usual;
  });
  const socket = await open();
  socket.write("GET /healthz HTTP/1.1\r\nHost: club.example\r\nX-Slow: ");
  const [data] = await once(socket, "data");
  expect(String(data)).toMatch(/^HTTP\/1.1 400 [\s\S]*connection: close/i);
  if (!socket.destroyed) await once(socket, "close");
});

test("R8: 開いておける接続は、すべての場所を合わせて4096まで。閉じた分だけまた開ける", async () => {
  const { server: http } = server.app;
  const usual = http.maxConnections;
  expect(usual).toBe(4096);
  http.maxConnections = 3;
  onTestFinished(() => {
    http.maxConnections = usual;
  });
  const count = () => new Promise((resolve) => http.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(0);
  const [first] = await Promise.all([open(), open(), open()]);
  await expect.poll(count).toBe(3);
  const refused = await open();
  await once(refused, "close");
  first.destroy();
  await expect.poll(count).toBe(2);
  const next = await open();
  next.write("GET /healthz HTTP/1.1\r\nHost: club.example\r\n\r\n");
  expect(String(await once(next, "data"))).toMatch(/^HTTP\/1.1 200/);
});
