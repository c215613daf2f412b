// OP-5: nginx and Caddy with the files of deploy/ in front of a running server: pages, calls, a video, what is too large,
// addresses, the metrics. Exits 1 unless both keep what docs/operations.md says of them.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { runningCluster } from "../packages/server/src/db/embedded/runningCluster.ts";
import { createPool } from "../packages/server/src/db/pool.ts";
import { videoOf } from "../packages/server/src/files/videos.fixture.ts";
import { addressKey } from "../packages/server/src/http/limits/rateLimit.ts";
import { addMember, addTeam, addUser, testPassword } from "../packages/server/src/testing/rows.ts";
import { startProduct, temporaryData } from "../scripts/productProcess.ts";
import { host, type ProxyServer, startCaddy, startNginx } from "./proxyServers.ts";

type Sent = { method?: string; headers?: Record<string, string>; body?: object | Buffer; localAddress?: string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; isReused: boolean };

const metricsToken = "sixteen-characters-or-more";
Object.assign(process.env, { DEMO: "0", TRUST_PROXY: "1", KYUSEKI_METRICS_TOKEN: metricsToken });
const { dataDir, remove } = temporaryData();
const server = await startProduct(dataDir);
const port = Number(new URL(server.url).port);
const db = createPool(runningCluster(dataDir) ?? "", { max: 2 });
const { account, ballId } = await addFilmedTeam();
try {
  for (const [at, start] of [startNginx, startCaddy].entries()) {
    const proxy = await start(join(dataDir, `proxy${at}`), port);
    try {
      await keepsItsWord(proxy, `127.0.0.${50 + at}`);
      console.log(`${proxy.name} keeps what is said of it`);
    } finally {
      await proxy.stop();
    }
  }
} finally {
  await db.end();
  await server.stop();
  remove();
}

async function keepsItsWord(proxy: ProxyServer, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, servername: host });
  const ask = (path: string, sent: Sent = {}) => send({ port: proxy.https, agent, path, ...sent });

  const page = await ask("/");
  assert.deepEqual([page.status, page.headers["content-type"]], [200, "text/html; charset=utf-8"]);
  assert.match(page.headers["strict-transport-security"] ?? "", /^max-age=\d{8}/);
  const plain = await send({ port: proxy.http, path: "/login" });
  assert.match(`${plain.status} ${plain.headers.location}`, /^30[18] https:\/\/coach\.example(:\d+)?\/login$/);

  const session = await ask("/api/login", { method: "POST", body: account });
  assert.deepEqual([session.status, session.isReused], [200, true]);
  const authorization = `Token ${JSON.parse(`${session.body}`).token}`;
  const coach = (path: string, sent: Sent = {}) =>
    ask(`/api/coach/${path}`, {
      ...sent,
      headers: { authorization, "idempotency-key": randomUUID(), ...sent.headers },
    });
  const json = async (path: string, sent?: Sent) => {
    const { status, body } = await coach(path, sent);
    assert.equal(status, 200, `${path}: ${body}`);
    return JSON.parse(`${body}`);
  };

  const video = videoOf(1_500_000);
  const upload = await json(`nextshot/measurements/${ballId}/video-uploads`, {
    method: "POST",
    body: { bytes: video.length, resume_key: "a".repeat(64) },
  });
  const octets = { "content-type": "application/octet-stream" };
  const part = (at: number, body: Buffer) =>
    coach(`nextshot/video-uploads/${upload.upload_id}/parts/${at}`, { method: "PUT", headers: octets, body });
  assert.equal((await part(0, Buffer.alloc(21 * 2 ** 20))).status, 413);
  for (let at = 0; at * upload.part_bytes < video.length; at += 1) {
    const { status, body } = await part(at, video.subarray(at * upload.part_bytes, (at + 1) * upload.part_bytes));
    assert.equal(status, 200, `${body}`);
  }
  const { src } = await json(`nextshot/video-uploads/${upload.upload_id}/finish`, { method: "POST" });
  const seen = await ask(new URL(src, `https://${host}`).pathname + new URL(src, `https://${host}`).search);
  assert.deepEqual([seen.status, seen.body.equals(video)], [200, true]);

  const invented = "203.0.113.9";
  const feed = `/calendar/${"x".repeat(43)}.ics`;
  const asked = await ask(feed, { headers: { "x-forwarded-for": invented }, localAddress });
  assert.equal(asked.status, 404);
  const known = await countedAddresses();
  assert.deepEqual([known.includes(addressKey(localAddress)), known.includes(addressKey(invented))], [true, false]);

  const reading = { headers: { authorization: `Bearer ${metricsToken}` } };
  const inside = await fetch(`${server.url}/metrics`, reading);
  assert.deepEqual([(await ask("/metrics", reading)).status, inside.status], [404, 200]);
  const socket = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  assert.equal((await ask("/", { headers: socket })).status, 200);
  assert.doesNotMatch(proxy.written(), /\/files\/|\/calendar\/x/);
  agent.destroy();
}

/** A coach, and a ball that a video can be of. */
async function addFilmedTeam() {
  const { team_id } = await addTeam(db);
  const { email } = await addUser(db, team_id);
  const { id } = await addMember(db, team_id);
  const { rows } = await db.query<{ id: number }>(
    `insert into measurements (team_id, member_id, measured_at, mode, ball, speed, source)
     values ($1, $2, now(), 2, 'rubber', 110, 'nextshot') returning id`,
    [team_id, id],
  );
  return { account: { email, password: testPassword }, ballId: rows[0]?.id };
}

/** Whoever was counted for asking for a calendar that is not there. */
async function countedAddresses(): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>("select key from rate_limits where key like 'calendar-miss:%'");
  return rows.map(({ key }) => key.slice("calendar-miss:".length));
}

/** Over TLS with an `https` agent, else in the clear. */
async function send({
  port,
  path,
  agent,
  localAddress,
  method = "GET",
  headers = {},
  body,
}: Sent & { port: number; path: string; agent?: Agent }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const length = { ...(bytes && { "content-type": "application/json", "content-length": bytes.length }) };
  // Another address of one's own needs another connection.
  const over = localAddress && agent ? new Agent({ ...agent.options, localAddress }) : agent;
  const asked = (over ? request : httpRequest)({
    host: "127.0.0.1",
    port,
    path,
    method,
    headers: { host, ...length, ...headers },
    agent: over ?? new HttpAgent(),
  });
  asked.on("response", async (reply) => {
    const pieces: Buffer[] = [];
    for await (const piece of reply) pieces.push(piece);
    const { statusCode: status = 0, headers } = reply;
    resolve({ status, headers, body: Buffer.concat(pieces), isReused: asked.reusedSocket });
  });
  asked.on("error", reject);
  asked.end(bytes);
  return promise;
}
