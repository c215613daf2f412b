import { setTimeout as wait } from "node:timers/promises";
import { accountLimits } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import pino, { type Logger } from "pino";
import { buildApp } from "./app.ts";
import { type Config, readConfig, unknownSettings } from "./config/config.ts";
import { withAdvisoryLock } from "./db/advisoryLock.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { createPool, type Db } from "./db/pool.ts";
import { demoAccounts, demoPassword } from "./demo/accounts.ts";
import type { Files } from "./files/files.ts";
import { openFileStore } from "./files/openFiles.ts";
import { createProcessLifecycle } from "./processLifecycle.ts";
import { newSetupAddress } from "./security/setupAddress.ts";
import { findAnyAccount } from "./store/account/users.ts";
import { findSetupExpiry, upsertSetupCode } from "./store/platform/setupCode.ts";
import { findAnyTeam } from "./store/team/teams.ts";

const lifecycle = createProcessLifecycle();
lifecycle.start(async () => {
  const config = readConfig();
  const log = pino({ level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  for (const name of unknownSettings()) log.warn(`${name} is no setting of this release, and changes nothing.`);

  const database = await openDatabase({ ...config, log });
  lifecycle.onShutdown(() => database.stop());
  const db = createPool(database.url, { max: config.shares.connections });
  lifecycle.onShutdown(() => db.end());
  await migrate(db);
  const files = openFileStore(config.files);
  if (config.demo) await seedOnce(db, files);

  const draining = { begun: false };
  const app = buildApp({ db, config, files, diskFolders: foldersHere(config, database), now, log, draining });
  lifecycle.onShutdown(() => finishRequests(app, log));
  lifecycle.onShutdown(async () => {
    draining.begun = true;
    await wait(config.drainS * 1000);
  });
  // Asked before it listens: a start that fails ends the process, and from then on others count on it.
  const hasTeam = await findAnyTeam(db);
  const hasDemo = config.demo && (await findAnyAccount(db, demoAccounts[0].email));
  const address = await listen(app, config);
  announce(address, hasDemo);
  if (!hasTeam) await announceSetup(address, config, db);
});

/** Of the database and the files, where they are not on another machine. */
const foldersHere = ({ files }: Config, { folder }: Database) =>
  [folder, files.s3 ? undefined : files.folder].filter((one) => one !== undefined);

const now = () => new Date();
const inFlightPatienceMs = 10_000;

/** Of several servers that start over one empty database, one seeds and the others wait. */
async function seedOnce(db: Db, files: Files) {
  await withAdvisoryLock(db, "seed", async () => {
    if (await findAnyTeam(db)) return;
    console.log("Filling the empty database with the demo teams. This takes a moment, once.");
    const { seedDemo } = await import("./demo/seed.ts");
    await seedDemo(db, files, now());
  });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const reason = code === "EADDRINUSE" ? "is already in use" : code === "EACCES" ? "may not be used" : undefined;
    if (!reason) throw error;
    throw new Error(
      `Port ${port} of ${host} ${reason}. Stop the other program, or choose another port, such as PORT=3001.`,
    );
  }
}

/** Closes the server: no new requests, and ten seconds for those under way. */
async function finishRequests(app: FastifyInstance, log: Logger) {
  const tooLate = setTimeout(() => {
    log.warn("Some requests took too long to finish and were cut off.");
    app.server.closeAllConnections();
  }, inFlightPatienceMs);
  // One whose answer had begun does not know that it is the last.
  const closing = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(closing);
  clearTimeout(tooLate);
}

/** Prints the set-up address once; a later start leaves the printed one working (OP-1). */
async function announceSetup(address: string, { publicUrl = address }: Config, db: Db) {
  const setup = await withAdvisoryLock(db, "setup", async () => {
    if (await findSetupExpiry(db, now())) return undefined;
    const made = newSetupAddress(publicUrl, now());
    await upsertSetupCode(db, made.stored);
    return made.address;
  });
  const lines = setup
    ? [`There is no club yet. Make it and its manager here, within ${accountLimits.setupHours} hours:`, setup]
    : [
        "There is no club yet. Open the set-up address that was printed earlier,",
        "or print a new one: npm run club -- setup",
      ];
  for (const line of lines) console.log(line);
}

function announce(address: string, hasDemo: boolean) {
  console.log(`Kyuseki is ready at ${address}`);
  if (!hasDemo) return;
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { email, label } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${label}`);
}
