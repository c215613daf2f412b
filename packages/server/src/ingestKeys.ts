// The operator's keys for the sister products (D-10).
// npm run ingest-key -- create nextshot | list | revoke 3
import pino from "pino";
import { readConfig } from "./config.ts";
import { joinDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { createPool } from "./db/pool.ts";
import { carryOut, type KeyCommand, readKeyCommand } from "./ingestKeyCommand.ts";

try {
  await run(readKeyCommand(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: KeyCommand): Promise<void> {
  const { dataDir, databaseUrl } = readConfig();
  const database = await joinDatabase({ dataDir, databaseUrl, log: pino({ level: "warn" }) });
  const db = createPool(database.url);
  try {
    await migrate(db);
    for (const line of await carryOut(db, command, new Date())) process.stdout.write(`${line}\n`);
  } finally {
    await db.end();
    await database.stop();
  }
}
