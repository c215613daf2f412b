import type { MeasureItem, MeasureItemDraft } from "@kyuseki/domain";
import { presetItems } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";

const columns = `
  id, name, unit, better, lowest, highest, decimals, preset, archived_at is not null as archived, version`;
const itemShape = `
  name text, unit text, better text, lowest numeric, highest numeric, decimals smallint, preset text`;

/** The team's items in its order, archived ones last; a team without any is given the product's first. */
export async function listMeasureItems(db: Queryable, teamId: number): Promise<MeasureItem[]> {
  const items = await measureItemsOf(db, teamId);
  if (items.length > 0) return items;
  const presets = Object.entries(presetItems).map(([preset, draft]) => ({ ...draft, preset }));
  // Two at once: the second waits, and adds nothing.
  await db.query(
    `insert into measure_items (team_id, name, unit, better, lowest, highest, decimals, preset, position)
     select $1, d.name, d.unit, d.better, d.lowest, d.highest, d.decimals, d.preset, d.position
     from rows from (jsonb_to_recordset($2::jsonb) as (${itemShape})) with ordinality
       as d (name, unit, better, lowest, highest, decimals, preset, position)
     order by d.position
     on conflict do nothing`,
    [teamId, JSON.stringify(presets)],
  );
  return measureItemsOf(db, teamId);
}

async function measureItemsOf(db: Queryable, teamId: number): Promise<MeasureItem[]> {
  const { rows } = await db.query<MeasureItem>(
    `select ${columns} from measure_items where team_id = $1 order by archived_at is not null, position, id`,
    [teamId],
  );
  return rows;
}

export async function findMeasureItem(db: Queryable, teamId: number, id: number): Promise<MeasureItem | undefined> {
  const { rows } = await db.query<MeasureItem>(`select ${columns} from measure_items where team_id = $1 and id = $2`, [
    teamId,
    id,
  ]);
  return rows[0];
}

export async function insertMeasureItem(tx: Queryable, teamId: number, draft: MeasureItemDraft): Promise<MeasureItem> {
  const { rows } = await tx.query<MeasureItem>(
    `insert into measure_items (team_id, name, unit, better, lowest, highest, decimals, position)
     values ($1, $2, $3, $4, $5, $6, $7, ${nextPosition}) returning ${columns}`,
    [teamId, ...valuesOf(draft)],
  );
  return inserted(rows);
}

export async function updateMeasureItem(
  tx: Queryable,
  teamId: number,
  id: number,
  draft: MeasureItemDraft,
): Promise<MeasureItem> {
  const { rows } = await tx.query<MeasureItem>(
    `update measure_items set name = $2, unit = $3, better = $4, lowest = $5, highest = $6, decimals = $7,
                              version = version + 1
     where team_id = $1 and id = $8 returning ${columns}`,
    [teamId, ...valuesOf(draft), id],
  );
  return inserted(rows);
}

export async function updateMeasureItemArchived(
  tx: Queryable,
  teamId: number,
  id: number,
  now: Date,
): Promise<MeasureItem> {
  const { rows } = await tx.query<MeasureItem>(
    `update measure_items set archived_at = $3 where team_id = $1 and id = $2 returning ${columns}`,
    [teamId, id, now],
  );
  return inserted(rows);
}

export async function updateMeasureItemReinstated(tx: Queryable, teamId: number, id: number): Promise<MeasureItem> {
  const { rows } = await tx.query<MeasureItem>(
    `update measure_items set archived_at = null, position = ${nextPosition}
     where team_id = $1 and id = $2 returning ${columns}`,
    [teamId, id],
  );
  return inserted(rows);
}

export async function updateMeasureItemOrder(tx: Queryable, teamId: number, ids: readonly number[]) {
  await tx.query(
    `update measure_items m set position = o.position
     from unnest($2::integer[]) with ordinality o (id, position) where m.team_id = $1 and m.id = o.id`,
    [teamId, ids],
  );
}

/** Whether anybody has a value of it: then what a value means must stay. */
export async function findAnyMeasureValue(db: Queryable, teamId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query("select from measure_values where team_id = $1 and item_id = $2 limit 1", [
    teamId,
    id,
  ]);
  return rowCount !== 0;
}

const nextPosition = "(select coalesce(max(position), 0) + 1 from measure_items where team_id = $1)";

const valuesOf = ({ name, unit, better, lowest, highest, decimals }: MeasureItemDraft) => [
  name,
  unit,
  better,
  lowest,
  highest,
  decimals,
];

function inserted([row]: readonly MeasureItem[]): MeasureItem {
  if (!row) throw new Error("the item is gone");
  return row;
}
