// The operator's restore (OP-3): npm run restore -- FILE [--replace]
import { openArchive } from "../backup/archive/readArchive.ts";
import { restore } from "../backup/restore.ts";
import { openFileStore } from "../files/openFiles.ts";
import { archiveUsage, readArchiveCommand } from "./archiveCommand.ts";
import { withDatabase } from "./withDatabase.ts";

try {
  const command = readArchiveCommand("restore", process.argv.slice(2));
  if (command.name === "help") process.stdout.write(`${archiveUsage.restore}\n`);
  else await run(command);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run({ path, replace, json }: { path: string; replace: boolean; json: boolean }) {
  const archive = await openArchive(path);
  await withDatabase(
    async (db, config) => {
      const put = await restore({ archive, db, files: openFileStore(config.files), replace });
      const rows = Object.values(put.rows).reduce((sum, count) => sum + count, 0);
      if (json) return [JSON.stringify({ file: path, created_at: archive.head.created_at, ...put })];
      return [
        `${rows} rows and ${put.files} files are back, as of ${archive.head.created_at}. Start the server.`,
        ...(put.missing_files.length > 0 ? [`${put.missing_files.length} files were missing already then.`] : []),
      ];
    },
    { alone: true },
  );
}
