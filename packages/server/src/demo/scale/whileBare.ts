import type { Tx } from "../../db/pool.ts";

type Part = { drop: string; restore: string };

/**
 * Lets `fill` write many rows of `measurements`: its indexes and references are made anew afterwards, all at once, and its
 * triggers stay silent. What they count is `fill`'s to count. Nobody else uses the table until the transaction ends.
 */
export async function whileBare(tx: Tx, fill: () => Promise<void>): Promise<void> {
  const { rows: parts } = await tx.query<Part>(
    `select 'alter table measurements drop constraint ' || quote_ident(conname) as drop,
       'alter table measurements add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as restore
     from pg_constraint where conrelid = 'measurements'::regclass and contype = 'f'
     union all
     select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
     from pg_index where indrelid = 'measurements'::regclass and not indisprimary`,
  );
  await tx.query("alter table measurements disable trigger user");
  for (const { drop } of parts) await tx.query(drop);
  await tx.query("set local work_mem = '256MB'");
  await tx.query("set local maintenance_work_mem = '512MB'");
  await fill();
  for (const { restore } of parts) await tx.query(restore);
  await tx.query("alter table measurements enable trigger user");
}
