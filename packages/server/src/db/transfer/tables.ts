import type { Queryable } from "../pool.ts";

export type Table = { name: string; columns: string[] };
export type Sequence = { name: string; last_value: number };

/** Every table of the first schema of the search path, with the columns that are written (generated ones are not). */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.oid, c.relname order by c.relname`,
  );
  return rows;
}

/** Sequences that were used, with the number given out last. It may be past the newest row of an older snapshot. */
export async function listSequences(db: Queryable): Promise<Sequence[]> {
  const { rows } = await db.query<Sequence>(
    `select sequencename as name, last_value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}
