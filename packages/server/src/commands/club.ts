// The operator's clubs (OP-1).
// npm run club -- create --name NAME --sport baseball --manager-email MAIL | list | setup | analyzer 1 on | rename | close | reopen
import { type ClubCommand, clubUsage, readClubCommand } from "./clubCommand.ts";
import { runClubCommand } from "./runClubCommand.ts";
import { withDatabase } from "./withDatabase.ts";

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
  await withDatabase((db, { host, port, publicUrl, mail }) => {
    const origin = publicUrl ?? `http://${host}:${port}`;
    const mails = mail !== undefined && publicUrl !== undefined;
    return runClubCommand(command, { db, now: new Date(), origin, mails });
  });
}
