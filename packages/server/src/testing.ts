import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import pino from "pino";
import { inject } from "vitest";
import { buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { storageDefaults } from "./config/filesConfig.ts";
import { defaultShares } from "./config/sharesConfig.ts";
import { signInDefaults } from "./config/signInConfig.ts";
import { trackingOff } from "./config/trackingConfig.ts";
import { createPool, type Db } from "./db/pool.ts";
import type { Files } from "./files/files.ts";
import { openFileStore } from "./files/openFiles.ts";

export { seedDemo } from "./demo/seed.ts";
export { countWaitingForLock } from "./testing/countWaitingForLock.ts";
export { dumpDatabase } from "./testing/dump.ts";
export { emptyTables, removeTeams } from "./testing/emptyTables.ts";
export { addMember, addTeam, addUser, testPassword } from "./testing/rows.ts";

export type TestServer = {
  app: FastifyInstance;
  db: Db;
  /** Of this test's own database. */
  databaseUrl: string;
  files: Files;
  /** Of `files`, unless they are elsewhere. */
  filesFolder: string;
  /** Starts listening on a free port. Returns the address, without a slash at its end. */
  listen(): Promise<string>;
  stop(): Promise<void>;
};

export type TestServerOptions = {
  now?: () => Date;
  config?: Partial<Config>;
  files?: Files;
  databaseUrl?: string;
  diskFolders?: readonly string[];
  /** The built app; by default the one in packages/app. */
  appDist?: string;
  log?: Writable;
};

/**
 * The real server, not yet listening, over a migrated, empty database of its own, or over another server's. Needs
 * `testCluster.ts` as globalSetup.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase());
  const db = createPool(databaseUrl, { max: 5, connectionTimeoutMillis: 15_000 });
  const filesFolder = mkdtempSync(join(tmpdir(), "kyuseki-files-"));
  const files = options.files ?? openFileStore({ folder: filesFolder, s3: undefined });
  const app = buildApp({
    db,
    files,
    diskFolders: options.diskFolders,
    appDist: options.appDist,
    config: { ...testConfig, ...options.config },
    now: options.now ?? (() => new Date()),
    log: options.log ? pino({ level: "trace" }, options.log) : pino({ level: "silent" }),
  });
  return {
    app,
    db,
    databaseUrl,
    files,
    filesFolder,
    listen: () => app.listen({ host: "127.0.0.1", port: 0 }),
    async stop() {
      await app.close();
      await db.end();
      rmSync(filesFolder, { recursive: true });
    },
  };
}

/** An empty database in the newest shape. Returns its address; it goes away with the cluster. */
export async function createDatabase(template: "kyuseki_template" | "template0" = "kyuseki_template"): Promise<string> {
  const url = new URL(inject("clusterUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  // By way of the log a copy costs twice as much.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Signs in over the API. Returns the session's token. */
export async function signIn(app: FastifyInstance, email: string, password: string): Promise<string> {
  const reply = await app.inject({ method: "POST", url: "/api/login", payload: { email, password } });
  if (reply.statusCode !== 200) throw new Error(`ログインできませんでした (${reply.statusCode}): ${reply.body}`);
  return reply.json<{ token: string }>().token;
}

const testConfig: Config = {
  host: "127.0.0.1",
  port: 0,
  dataDir: undefined,
  databaseUrl: undefined,
  trustProxy: false,
  shares: defaultShares,
  signIn: signInDefaults,
  drainS: 0,
  logLevel: "silent",
  topSiteUrl: undefined,
  playerSiteUrl: undefined,
  publicUrl: undefined,
  mail: undefined,
  files: { folder: "", s3: undefined },
  storage: storageDefaults,
  backups: undefined,
  metricsToken: undefined,
  videoSources: [],
  tracking: trackingOff,
  demo: false,
};

declare module "vitest" {
  interface ProvidedContext {
    /** A superuser's address of the run's cluster. */
    clusterUrl: string;
  }
}
