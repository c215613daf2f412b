// What the provider tells the coaches of every club.
// npm run information -- publish FILE.md [--category feature] | list | remove 3
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { informationUsage, readInformationCommand } from "./informationCommand.ts";
import { runInformationCommand } from "./runInformationCommand.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readInformationCommand(process.argv.slice(2));
  if (command.name === "help") return printUsage(informationUsage);
  await withDatabase((db) => runInformationCommand(db, command, new Date()));
});
