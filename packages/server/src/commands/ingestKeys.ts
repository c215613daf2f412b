// The operator's keys for the sister products (D-10).
// npm run ingest-key -- create nextshot | list | revoke 3
import { fromTerminal } from "./fromTerminal.ts";
import { readKeyCommand, runKeyCommand } from "./ingestKeyCommand.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readKeyCommand(process.argv.slice(2));
  await withDatabase((db) => runKeyCommand(db, command, new Date()));
});
