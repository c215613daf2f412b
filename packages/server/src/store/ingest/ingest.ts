import type { Queryable } from "../../db/pool.ts";

/** What a statement made of the rows it was given; the others were there already, with the same values. */
export type Written = { accepted: number; updated: number };

/** `statement` answers one row of counts. */
export async function writeRows(tx: Queryable, statement: string, values: readonly unknown[]): Promise<Written> {
  const { rows } = await tx.query<Written>(statement, [...values]);
  return rows[0] ?? { accepted: 0, updated: 0 };
}
