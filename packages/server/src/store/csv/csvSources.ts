import type { CsvImportDraft, CsvSource } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Saved column mappings by kind of file, the last used first. */
export async function listCsvSources(db: Queryable, teamId: number): Promise<CsvSource[]> {
  const { rows } = await db.query<Omit<CsvSource, "used_at"> & { used_at: Date }>(
    `select s.id, s.source_key, s.format, s.mapping, s.units, s.used_at,
       coalesce((
         select jsonb_agg(jsonb_build_object('name', n.name, 'member_id', n.member_id) order by n.name)
         from csv_names n join live_members m on m.team_id = n.team_id and m.id = n.member_id
         where n.team_id = s.team_id and n.source_key = s.source_key), '[]') as names
     from csv_mappings s where s.team_id = $1 order by s.used_at desc, s.id desc`,
    [teamId],
  );
  return rows.map((row) => ({ ...row, used_at: row.used_at.toISOString() }));
}

type Remembered = Pick<CsvImportDraft, "source_key" | "format" | "mapping" | "units" | "names">;

/** A name that was chosen before and is not named now stays as it was. */
export async function upsertCsvSource(tx: Queryable, teamId: number, source: Remembered, now: Date) {
  const { source_key, format, mapping, units, names } = source;
  await tx.query(
    `insert into csv_mappings (team_id, source_key, format, mapping, units, used_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (team_id, source_key) do update
     set (format, mapping, units, used_at) = row (excluded.format, excluded.mapping, excluded.units, excluded.used_at)`,
    [teamId, source_key, format, JSON.stringify(mapping), JSON.stringify(units), now],
  );
  const memberOf = new Map(names.map(({ name, member_id }) => [name, member_id]));
  await tx.query(
    `insert into csv_names (team_id, source_key, name, member_id)
     select $1, $2, * from unnest($3::text[], $4::int[])
     on conflict (team_id, source_key, name) do update set member_id = excluded.member_id`,
    [teamId, source_key, [...memberOf.keys()], [...memberOf.values()]],
  );
}

/** With the names chosen for it. False when the team has none with this id. */
export async function deleteCsvSource(tx: Queryable, teamId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with gone as (delete from csv_mappings where team_id = $1 and id = $2 returning source_key),
       names as (delete from csv_names n using gone where n.team_id = $1 and n.source_key = gone.source_key)
     select from gone`,
    [teamId, id],
  );
  return rowCount === 1;
}
