import type { Queryable } from "../../db/pool.ts";

/** What a statement made of the rows it was given; the others were there already, with the same values. */
export type UpsertCounts = { accepted: number; updated: number };

/** `statement` answers one row of counts. */
export async function upsertRows(tx: Queryable, statement: string, values: readonly unknown[]): Promise<UpsertCounts> {
  const { rows } = await tx.query<UpsertCounts>(statement, [...values]);
  return rows[0] ?? { accepted: 0, updated: 0 };
}
