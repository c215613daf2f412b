// The operator's backup (OP-3): npm run backup -- FILE
import { makeBackup } from "../backup/backup.ts";
import { openFileStore } from "../files/openFiles.ts";
import { archiveUsage, readArchiveCommand } from "./archiveCommand.ts";
import { fromTerminal, printUsage } from "./fromTerminal.ts";
import { withDatabase } from "./withDatabase.ts";

await fromTerminal(async () => {
  const command = readArchiveCommand("backup", process.argv.slice(2));
  if (command.name === "help") return printUsage(archiveUsage.backup);
  const { path, json } = command;
  await withDatabase(
    async (db, config) => {
      const made = await makeBackup({ db, files: openFileStore(config.files), now: () => new Date(), path });
      if (!made) return [];
      if (json) return [JSON.stringify({ file: path, ...made })];
      const { tables, rows, files, missing_files: missing } = made;
      return [
        `${path} holds ${rows} rows of ${tables} tables, and ${files} files.`,
        ...(missing > 0 ? [`${missing} files that rows name were not in the store; they are left out.`] : []),
      ];
    },
    { asItIs: true },
  );
});
