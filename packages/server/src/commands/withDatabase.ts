import pino from "pino";
import { type Config, readConfig } from "../config/config.ts";
import { attachDatabase, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createPool, type Db, serverName } from "../db/pool.ts";
import { countServerConnections } from "../store/platform/serverConnections.ts";

type Options = {
  /** Whether a server that runs is in the way; else its PostgreSQL is used. */
  alone?: boolean;
  /** Leaves out the migrations. */
  asItIs?: boolean;
};

/** Runs an operator's command on the server's database, migrated, and prints the lines it returns. */
export async function withDatabase(
  run: (db: Db, config: Config) => Promise<readonly string[]>,
  { alone = false, asItIs = false }: Options = {},
): Promise<void> {
  const config = readConfig();
  const log = pino({ level: "warn" }, pino.destination(2));
  const open = alone ? openDatabase : attachDatabase;
  const database = await open({ ...config, log });
  // What an operator asks for may take long, such as removing all demo clubs.
  const db = createPool(database.url, {
    statement_timeout: 0,
    query_timeout: 0,
    application_name: `${serverName} command`,
  });
  try {
    if (alone && (await countServerConnections(db)) > 0) {
      throw new Error("A server is running on this database. Stop every server, then try again.");
    }
    if (!asItIs) await migrate(db);
    for (const line of await run(db, config)) process.stdout.write(`${line}\n`);
  } finally {
    await db.end();
    await database.stop();
  }
}
