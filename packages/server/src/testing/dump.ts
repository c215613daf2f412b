import type { Queryable } from "../db/pool.ts";

/** Every row of every table as text: what is searched for a trace of somebody. */
export async function dumpDatabase(db: Queryable): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  let dump = "";
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    dump += rows.map(({ row }) => `${name} ${row}\n`).join("");
  }
  return dump;
}
