import pg from "pg";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { type Cluster, startCluster } from "./db/embedded/cluster.ts";
import { migrate } from "./db/migrate.ts";
import { createPool } from "./db/pool.ts";
import { newClusterFolder, removeCluster, removeLeftovers } from "./testing/clusterFolder.ts";

/** Vitest's globalSetup: one PostgreSQL for all projects of a run, with a migrated template for `createDatabase`. */
export default async function setup(project: TestProject) {
  const run = holder[runKey] ?? { users: 0, cluster: startTestCluster() };
  holder[runKey] = run;
  run.users += 1;
  const { url, stop } = await run.cluster;
  project.provide("clusterUrl", url);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete holder[runKey];
    await stop();
  };
}

/** Every project loads this module anew; only the process itself is one. */
const runKey = Symbol.for("kyuseki.testCluster");
type Run = { users: number; cluster: Promise<Cluster> };
const holder = globalThis as { [runKey]?: Run };

async function startTestCluster(): Promise<Cluster> {
  removeLeftovers();
  const folder = newClusterFolder("run");
  const log = pino({ level: "silent" });
  // Lost when the power goes, as every test's data may be.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
  const cluster = await startCluster({ folder, log, settings });
  await makeTemplate(cluster.url);
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      removeCluster(folder);
    },
  };
}

async function makeTemplate(url: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query("create database kyuseki_template");
  const template = new URL(url);
  template.pathname = "/kyuseki_template";
  const db = createPool(template.href);
  await migrate(db);
  await db.end();
  // A template cannot be copied while somebody is connected to it.
  await admin.query("alter database kyuseki_template allow_connections false");
  await admin.end();
}
