// Events that the provider holds for the players and coaches of every club.
// npm run event -- publish FILE.md | list | remove 3
import { eventUsage, readEventCommand } from "./eventCommand.ts";
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { runEventCommand } from "./runEventCommand.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readEventCommand(process.argv.slice(2));
  if (command.name === "help") return printUsage(eventUsage);
  await withDatabase((db) => runEventCommand(db, command, new Date()));
});
