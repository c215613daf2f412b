import type { Queryable } from "../pool.ts";

/** The schema that holds a database while it is being restored, beside the one in use. */
export const restoreSchema = "kyuseki_restore";
/** The schema in use. */
export const liveSchema = "public";

/** Names of tables and views in use that the restored database has no counterpart of: somebody else's. */
export async function listForeignTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and not exists (select from pg_class r where r.relnamespace = $2::regnamespace and r.relname = c.relname)
     order by 1`,
    [liveSchema, restoreSchema],
  );
  return rows.map(({ name }) => name);
}

/** Puts the restored tables, views and functions in place of those in use. Runs in the caller's transaction. */
export async function swapSchema(tx: Queryable) {
  for (const statement of await listStatements(tx, liveSchema, "drop")) await tx.query(statement);
  for (const statement of await listStatements(tx, restoreSchema, "move")) await tx.query(statement);
  // Fails, and undoes the whole, should anything be left behind.
  await tx.query(`drop schema ${restoreSchema}`);
}

/** Statements for the tables, views and functions of a schema; not for those that came with an extension. */
async function listStatements(tx: Queryable, schema: string, what: "drop" | "move"): Promise<string[]> {
  const ending = what === "drop" ? "cascade" : `set schema ${liveSchema}`;
  const verb = what === "drop" ? { of: "drop", after: "if exists " } : { of: "alter", after: "" };
  // Functions first: their arguments' types are the tables'.
  const { rows } = await tx.query<{ statement: string }>(
    `select statement from (
       select 1 as turn, format('%s function %s%s %s', $2::text, $3::text, p.oid::regprocedure, $4::text) as statement
       from pg_proc p where pronamespace = $1::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       union all
       select 2, format('%s %s %s%s.%I %s', $2::text, kind, $3::text, $1::text, relname, $4::text) from (
         select oid, relname, case relkind when 'v' then 'view' else 'table' end as kind
         from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'v')) c
       where not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) s
     order by turn`,
    [schema, verb.of, verb.after, ending],
  );
  return rows.map(({ statement }) => statement);
}
