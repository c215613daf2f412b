// Makes an account whose password is published: not for a database with real teams in it.
// npm run demo:scale -- --members 1000 --teams 1000 --measurements 1000000
// npm run demo:scale -- --members 1000 --clubs 10000 --measurements 10000000
import pino from "pino";
import { readConfig } from "../../config/config.ts";
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { createPool, type Db } from "../../db/pool.ts";
import { demoPassword } from "../accounts.ts";
import { scaleLeague } from "./scaleClubs.ts";
import { readScaleSize, type ScaleSize } from "./scaleOptions.ts";
import { replaceScaleTeam, scaleAccount } from "./scaleTeam.ts";

try {
  await fill(readScaleSize(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function fill(size: ScaleSize): Promise<void> {
  const { dataDir, databaseUrl } = readConfig();
  const database = await openDatabase({ dataDir, databaseUrl, log: pino({ level: "warn" }) });
  // Taking away a million rows is one long statement.
  const db = createPool(database.url, { statement_timeout: 0, query_timeout: 0 });
  try {
    await migrate(db);
    if (size.nation) await refuseOtherClubs(db);
    const start = performance.now();
    await replaceScaleTeam(db, size, new Date(), (written) => {
      process.stdout.write(`${count(written)} of ${count(size.measurements)} measurements\n`);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(
      `${count(size.members)} members and ${count(size.teams)} other clubs in ${seconds} s. Sign in as ${scaleAccount.email} with ${demoPassword}\n`,
    );
  } finally {
    await db.end();
    await database.stop();
  }
}

/** A nation has a database of its own. @throws Error when there is a club that no earlier run made */
async function refuseOtherClubs(db: Db): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select name from teams t where league <> $1 and not exists (
       select from users u where u.team_id = t.team_id and u.email = $2) limit 1`,
    [scaleLeague, scaleAccount.email],
  );
  const [other] = rows;
  if (!other) return;
  throw new Error(
    `This database has clubs of its own, such as ${other.name}. Choose an empty one: DATA_DIR=/tmp/nation npm run demo:scale`,
  );
}

function count(value: number): string {
  return value.toLocaleString("en");
}
