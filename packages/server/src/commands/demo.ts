// Removes the demo clubs (OP-2): npm run demo -- remove
import { demoUsage, readDemoCommand, removeDemo } from "./demoCommand.ts";
import { withDatabase } from "./withDatabase.ts";

try {
  const command = readDemoCommand(process.argv.slice(2));
  if (command.name === "help") process.stdout.write(`${demoUsage}\n`);
  else await withDatabase((db) => removeDemo(db, command.json));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
