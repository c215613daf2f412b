import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withAdvisoryLock } from "./advisoryLock.ts";
import { type Db, type Queryable, serverName } from "./pool.ts";

/**
 * Brings the database to the newest shape: every `NNNN_name.sql` not yet recorded runs in its own transaction, in order,
 * while other servers wait. Returns the names of those it ran.
 * @param count of the migrations, from the first, that the database shall have; all without it
 * @throws Error when a recorded migration was edited, is missing, when a file's name is wrong, or when one needs that no
 *   other server runs
 */
export async function migrate(db: Db, folder: string = migrationsFolder, count?: number): Promise<string[]> {
  const migrations = readMigrations(folder).slice(0, count);
  return withAdvisoryLock(db, "migrate", async (connection) => {
    await connection.query(bookkeeping);
    const recorded = await connection.query<Recorded>(
      "select number, name, sha256 from schema_migrations order by number",
    );
    refuseOtherHistory(recorded.rows, migrations);
    const pending = migrations.slice(recorded.rows.length);
    if (recorded.rows.length > 0) await refuseBesideOthers(connection, pending);
    for (const migration of pending) await run(connection, migration);
    return pending.map(({ name }) => name);
  });
}

/** Names of the migrations that this release knows, in order. */
export const knownMigrations = () => readMigrations(migrationsFolder).map(({ name }) => name);

/** Names of the migrations that a database has, in order; none in an empty one. */
export async function listMigrations(db: Queryable): Promise<string[]> {
  const { rows: found } = await db.query("select to_regclass('schema_migrations') as name");
  if (found[0].name === null) return [];
  const { rows } = await db.query<Recorded>("select name from schema_migrations order by number");
  return rows.map(({ name }) => name);
}

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

type Recorded = { number: number; name: string; sha256: string };
type Migration = Recorded & { sql: string };

const bookkeeping = `
  create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().map((file, index) => {
    const [, digits, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? [];
    if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
      const expected = String(index + 1).padStart(4, "0");
      throw new Error(`Migration ${file} is out of line: expected a file called ${expected}_<name>.sql here.`);
    }
    // A checkout on Windows may end its lines differently; that is no edit.
    const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
    return { number: index + 1, name: file, sha256: createHash("sha256").update(sql).digest("hex"), sql };
  });
}

function refuseOtherHistory(recorded: readonly Recorded[], migrations: readonly Migration[]) {
  for (const [index, { name, sha256 }] of recorded.entries()) {
    const file = migrations[index];
    if (file?.name !== name) {
      throw new Error(
        `The database already has migration ${name}, which this version does not know. Start the version it was last used with, or a newer one.`,
      );
    }
    if (file.sha256 !== sha256) {
      throw new Error(
        `Migration ${name} was edited after it had run on this database. Restore the file and put the change into a new migration.`,
      );
    }
  }
}

/**
 * A migration that servers of the earlier release cannot work beside says so in a line of its own. All others only add,
 * so that servers are restarted one after the other (OP-7).
 */
export const needsStop = /^-- Stop every server first\b/m;

async function refuseBesideOthers(connection: Queryable, pending: readonly Migration[]) {
  const stopping = pending.find(({ sql }) => needsStop.test(sql));
  if (!stopping) return;
  const { rowCount } = await connection.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [serverName],
  );
  if (rowCount === 0) return;
  throw new Error(
    `Migration ${stopping.name} cannot run beside servers of an earlier release. Stop every server, then start this one.`,
  );
}

async function run(connection: Queryable, { number, name, sha256, sql }: Migration) {
  await connection.query("begin");
  try {
    await connection.query(sql);
    await connection.query("insert into schema_migrations (number, name, sha256) values ($1, $2, $3)", [
      number,
      name,
      sha256,
    ]);
    await connection.query("commit");
  } catch (error) {
    throw new Error(`Migration ${name} failed; the database is as it was before it.`, { cause: error });
  }
}
