import pino from "pino";
import { type Config, readConfig } from "../config/config.ts";
import { attachDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createPool, type Db } from "../db/pool.ts";

/** Runs an operator's command on the server's database, migrated, and prints the lines it returns. */
export async function withDatabase(run: (db: Db, config: Config) => Promise<readonly string[]>): Promise<void> {
  const config = readConfig();
  const { dataDir, databaseUrl } = config;
  const database = await attachDatabase({ dataDir, databaseUrl, log: pino({ level: "warn" }, pino.destination(2)) });
  // What an operator asks for may take long, such as removing all demo clubs.
  const db = createPool(database.url, { statement_timeout: 0, query_timeout: 0 });
  try {
    await migrate(db);
    for (const line of await run(db, config)) process.stdout.write(`${line}\n`);
  } finally {
    await db.end();
    await database.stop();
  }
}
