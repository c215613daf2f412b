import { resolve } from "node:path";
import { parseCommand } from "./parseCommand.ts";

export type ArchiveCommand =
  | { name: "help" }
  | { name: "run"; path: string; replace: boolean; keepMail: boolean; json: boolean };

/** What is typed after `npm run backup --` and `npm run restore --`. @throws Error for the person at the terminal */
export function readArchiveCommand(which: "backup" | "restore", args: readonly string[]): ArchiveCommand {
  const { values, positionals } = parseCommand(args, options, archiveUsage[which]);
  const [path, ...rest] = positionals;
  if (values.help || path === undefined) return { name: "help" };
  if (rest.length > 0) throw new Error(`"${rest[0]}" is one word too many.\n\n${archiveUsage[which]}`);
  const { json = false, replace = false, "keep-mail": keepMail = false } = values;
  if (which === "backup" && (replace || keepMail)) {
    throw new Error(`"backup" takes no ${replace ? "--replace" : "--keep-mail"}.\n\n${archiveUsage.backup}`);
  }
  // npm starts commands in the repository's folder, wherever it was called.
  return { name: "run", path: resolve(process.env.INIT_CWD ?? "", path), replace, keepMail, json };
}

const options = { replace: { type: "boolean" }, "keep-mail": { type: "boolean" } } as const;

export const archiveUsage = {
  backup: `npm run backup -- FILE [--json]

  Writes the database and the files, as of one moment, into FILE, which must not exist yet. It holds personal data and
  password hashes: keep it as you keep the database.

Works while the server runs, on its own PostgreSQL or on DATABASE_URL. --json prints the counts as one JSON value.`,
  restore: `npm run restore -- FILE [--replace] [--keep-mail] [--json]

  Puts back what "npm run backup" wrote. Stop the server before. What is there stays until everything is in its place.
  Sessions, invitations and reset links of then do not come back: everybody signs in anew.
  --replace    gives up the clubs that are in the database; without it, a database with clubs is refused. Clubs that
               "npm run club -- erase" erased in it since do not come back
  --keep-mail  sends the mails that waited then, and the notices and reminders that were due since; without it those mails
               are given up, those notices are drafts again and those reminders count as sent, since most left meanwhile

Works on the server's own PostgreSQL or on DATABASE_URL, whichever of them FILE came from.`,
} as const;
