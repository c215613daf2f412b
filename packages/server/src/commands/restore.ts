// The operator's restore (OP-3): npm run restore -- FILE [--replace] [--keep-mail]
import { openArchive } from "../backup/archive/readArchive.ts";
import { restore } from "../backup/restore.ts";
import { openFileStore } from "../files/openFiles.ts";
import { archiveUsage, readArchiveCommand } from "./archiveCommand.ts";
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readArchiveCommand("restore", process.argv.slice(2));
  if (command.name === "help") return printUsage(archiveUsage.restore);
  const { path, replace, keepMail, json } = command;
  const archive = await openArchive(path);
  await withDatabase(
    async (db, config) => {
      const put = await restore({ archive, db, files: openFileStore(config.files), replace, keepMail });
      const rows = Object.values(put.rows).reduce((sum, count) => sum + count, 0);
      if (json) return [JSON.stringify({ file: path, created_at: archive.head.created_at, ...put })];
      const { missing_files: missing, ended } = put;
      return [
        `${rows} rows and ${put.files} files are back, as of ${archive.head.created_at}. Start the server.`,
        ...(missing.length > 0 ? [`${missing.length} files were missing already then.`] : []),
        `Everybody signs in anew: ${ended.sessions} sessions and ${ended.links} links of then were ended.`,
        ...(ended.clubs > 0 ? [`${ended.clubs} clubs that were erased since are erased anew.`] : []),
        ...(ended.mails > 0
          ? [`${ended.mails} mails that waited then are not sent; --keep-mail would send them.`]
          : []),
        ...(ended.notices > 0
          ? [`${ended.notices} notices that were due since then are drafts again; --keep-mail would send them.`]
          : []),
        ...(ended.reminders > 0
          ? [`${ended.reminders} reminders that were due since then count as sent; --keep-mail would send them.`]
          : []),
      ];
    },
    { alone: true },
  );
});
