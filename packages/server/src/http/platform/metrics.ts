import { createHash, timingSafeEqual } from "node:crypto";
import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../../db/pool.ts";
import { countFigures } from "../../store/platform/figures.ts";
import { findLastBackup } from "../../store/platform/lastBackup.ts";
import type { DiskSpace } from "../limits/diskSpace.ts";
import type { RequestShares } from "../limits/requestShares.ts";

type Options = {
  db: Db;
  disk: DiskSpace;
  shares: Pick<RequestShares, "queues" | "shed">;
  now: () => Date;
  token: string | undefined;
};

/**
 * `GET /metrics` in the Prometheus text format, for whoever sends the token as a Bearer token; without one there is no
 * such page. Routes stand for addresses, so nothing of it is about a person (OP-4).
 */
export function metricsRoute(app: FastifyInstance, { db, disk, shares, now, token }: Options) {
  if (token === undefined) return;
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  countRequests(app, registers);
  countIngest(app, registers);
  countShares(shares, registers);
  const gauges = createGauges(db, registers);

  app.get("/metrics", async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new Failure("unauthorized");
    const figures = await countFigures(db, now());
    if (figures) {
      gauges.outbox.set(figures.outbox);
      gauges.outboxAge.set(figures.outbox_age_s);
      gauges.outboxFailed.set(figures.outbox_failed);
      gauges.sessions.set(figures.sessions);
    }
    const backup = await findLastBackup(db);
    if (backup) gauges.backupAge.set((now().getTime() - backup.made_at.getTime()) / 1000);
    const { state, freeBytes } = await disk.read();
    if (freeBytes !== null) gauges.diskFree.set(freeBytes);
    gauges.diskLow.set(state === "low" ? 1 : 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function countRequests(app: FastifyInstance, registers: readonly [Registry]) {
  const seconds = new Histogram({
    name: "kyuseki_http_request_duration_seconds",
    help: "Answered requests by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [...registers],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, route: routeOptions.url ?? "none", status: statusCode }, elapsedTime / 1000);
  });
}

function countIngest(app: FastifyInstance, registers: readonly [Registry]) {
  const rows = new Counter({
    name: "kyuseki_ingest_rows_total",
    help: "Rows pushed by the sister products, by route and what became of them.",
    labelNames: ["route", "outcome"],
    registers: [...registers],
  });
  app.addHook("onResponse", async ({ ingested, routeOptions }) => {
    if (!ingested) return;
    const { accepted, updated, unchanged, refused } = ingested;
    const counts = { accepted, updated, unchanged, refused: refused.length };
    for (const [outcome, count] of Object.entries(counts))
      rows.inc({ route: routeOptions.url ?? "none", outcome }, count);
  });
}

function countShares({ queues, shed }: Options["shares"], registers: readonly [Registry]) {
  const requests = new Gauge({
    name: "kyuseki_requests",
    help: "Requests by lane: worked on, and waiting for the turn of their club.",
    labelNames: ["lane", "state"],
    registers: [...registers],
    collect() {
      for (const [lane, queue] of Object.entries(queues)) {
        const { inside, waiting } = queue.counts();
        requests.set({ lane, state: "inside" }, inside);
        requests.set({ lane, state: "waiting" }, waiting);
      }
    },
  });
  const refused = new Gauge({
    name: "kyuseki_requests_shed",
    help: "Requests sent away with 503 since the start: too many of one club at once, or its turn did not come in time.",
    labelNames: ["why"],
    registers: [...registers],
    collect() {
      for (const [why, count] of Object.entries(shed)) refused.set({ why }, count);
    },
  });
}

function createGauges(db: Db, [registry]: readonly [Registry]) {
  const gauge = (name: string, help: string) => new Gauge({ name: `kyuseki_${name}`, help, registers: [registry] });
  const connections = new Gauge({
    name: "kyuseki_database_connections",
    help: "Connections of this server's pool by state, and requests that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      connections.set({ state: "busy" }, db.totalCount - db.idleCount);
      connections.set({ state: "idle" }, db.idleCount);
      connections.set({ state: "waiting" }, db.waitingCount);
    },
  });
  return {
    outbox: gauge("outbox_mails", "Mails that wait to be sent."),
    outboxAge: gauge("outbox_oldest_seconds", "Age of the oldest mail that waits; 0 without one."),
    outboxFailed: gauge("outbox_failed_mails", "Mails that were given up and are kept for 30 days."),
    sessions: gauge("sessions", "Sessions that have not expired."),
    diskFree: gauge(
      "disk_free_bytes",
      "Free bytes of the fullest disk of database and files; 0 when they are elsewhere.",
    ),
    diskLow: gauge("disk_low", "1 while what takes room is refused."),
    backupAge: gauge("backup_age_seconds", "Age of the last backup; 0 before the first."),
  };
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const sum = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(sum(one), sum(other));
}
