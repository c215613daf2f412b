// The operator's clubs (OP-1).
// npm run club -- create --name NAME --sport baseball --manager-email MAIL | list | setup | analyzer 1 on | rename | close | reopen | export | erase
import { clubUsage, readClubCommand } from "./clubs/clubCommand.ts";
import { runClubCommand } from "./clubs/runClubCommand.ts";
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readClubCommand(process.argv.slice(2));
  if (command.name === "help") return printUsage(clubUsage);
  await withDatabase((db, { host, port, publicUrl, mail }) => {
    const origin = publicUrl ?? `http://${host}:${port}`;
    const mails = mail !== undefined && publicUrl !== undefined;
    return runClubCommand(command, { db, now: new Date(), origin, mails });
  });
});
