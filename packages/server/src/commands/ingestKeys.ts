// The operator's keys for the sister products (D-10).
// npm run ingest-key -- create nextshot | list | revoke 3
import { readKeyCommand, runKeyCommand } from "./ingestKeyCommand.ts";
import { withDatabase } from "./withDatabase.ts";

try {
  const command = readKeyCommand(process.argv.slice(2));
  await withDatabase((db) => runKeyCommand(db, command, new Date()));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
