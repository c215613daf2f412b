// Removes the demo clubs (OP-2): npm run demo -- remove
import { demoUsage, readDemoCommand, removeDemo } from "./demoCommand.ts";
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readDemoCommand(process.argv.slice(2));
  if (command.name === "help") return printUsage(demoUsage);
  await withDatabase((db) => removeDemo(db, command.json));
});
