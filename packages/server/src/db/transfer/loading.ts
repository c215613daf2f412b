import pg from "pg";
import type { Queryable } from "../pool.ts";
import { listTables, type Sequence } from "./tables.ts";

/**
 * Empties every table and lets `fill` write rows in any order: triggers stay silent and references are checked at the end.
 * Needs no more rights than the tables' owner has. Runs in the caller's transaction.
 */
export async function whileLoading(tx: Queryable, fill: () => Promise<void>) {
  const tables = (await listTables(tx)).map(({ name }) => pg.escapeIdentifier(name));
  const { rows: references } = await tx.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of references) await tx.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await tx.query(`alter table ${table} disable trigger user`);
  await tx.query(`truncate ${tables.join(", ")}`);
  await fill();
  for (const table of tables) await tx.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references) {
    await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/** New rows get the numbers after these. */
export async function updateSequences(tx: Queryable, sequences: readonly Sequence[]) {
  for (const { name, last_value } of sequences) {
    await tx.query("select setval(quote_ident($1)::regclass, $2)", [name, last_value]);
  }
}

/** Lets the planner know what was loaded. */
export async function analyzeTables(db: Queryable) {
  for (const { name } of await listTables(db)) await db.query(`analyze ${pg.escapeIdentifier(name)}`);
}
