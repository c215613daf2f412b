import type { Queryable } from "../db/pool.ts";

/** Removes all teams with what belongs to them, and the rows of `others`. */
export const removeTeams = (db: Queryable, others: readonly string[] = []) => emptyTables(db, ["teams", ...others]);

/** Removes all rows of the tables, with what belongs to them. Numbers go on: a server keeps answers by them. */
export async function emptyTables(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(`do $$ ${emptying(tables)} $$`);
}

/**
 * `truncate … cascade` gives each of a hundred tables new files, and cascading deletes ask each of them row by row: both
 * cost more than most tests. Whatever is referred to is emptied first, so that somebody who still writes is waited for.
 */
const emptying = (tables: readonly string[]) => `
  declare
    name regclass;
  begin
    set local session_replication_role = replica;
    for name in
      with recursive emptied (id) as (
        select unnest('{${tables.join(", ")}}'::regclass[])::oid
        union
        select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
      )
      select id from emptied where pg_relation_size(id) > 0
    loop
      execute 'delete from ' || name;
    end loop;
  end`;
