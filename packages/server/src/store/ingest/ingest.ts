import type { Queryable } from "../../db/pool.ts";

/** Rows that a statement inserted and changed; the rest were stored with the same values already. */
export type UpsertCounts = { accepted: number; updated: number };

/** `statement` answers one row of counts. */
export async function upsertRows(tx: Queryable, statement: string, values: readonly unknown[]): Promise<UpsertCounts> {
  const { rows } = await tx.query<UpsertCounts>(statement, [...values]);
  return rows[0] ?? { accepted: 0, updated: 0 };
}
