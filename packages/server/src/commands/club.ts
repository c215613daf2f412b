// The operator's clubs (OP-1).
// npm run club -- create --name NAME --sport baseball --manager-email MAIL | list | analyzer 1 on | rename | close | reopen
import pino from "pino";
import { readConfig } from "../config.ts";
import { joinDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createPool } from "../db/pool.ts";
import { type ClubCommand, clubUsage, readClubCommand } from "./clubCommand.ts";
import { runClubCommand } from "./runClubCommand.ts";

try {
  await run(readClubCommand(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: ClubCommand): Promise<void> {
  if (command.name === "help") {
    process.stdout.write(`${clubUsage}\n`);
    return;
  }
  const { dataDir, databaseUrl, host, port, publicUrl, mail } = readConfig();
  const database = await joinDatabase({ dataDir, databaseUrl, log: pino({ level: "warn" }, pino.destination(2)) });
  const db = createPool(database.url);
  try {
    await migrate(db);
    const origin = publicUrl ?? `http://${host}:${port}`;
    const mails = mail !== undefined && publicUrl !== undefined;
    for (const line of await runClubCommand(command, { db, now: new Date(), origin, mails })) {
      process.stdout.write(`${line}\n`);
    }
  } finally {
    await db.end();
    await database.stop();
  }
}
