import type { Queryable } from "../db/pool.ts";

/** What a statement made of the rows it was given; the others were there already, with the same values. */
export type Written = { accepted: number; updated: number };

/** One array a column: a statement stays the same text for one row or a thousand. */
export function columnsOf<Row, const Names extends readonly (keyof Row)[]>(
  rows: readonly Row[],
  names: Names & Complete<Row, Names>,
) {
  return names.map((name) => rows.map((row) => row[name]));
}

/** A column of the row that the list forgets does not compile: it would always be null. */
export type Complete<Row, Names extends readonly (keyof Row)[]> =
  Exclude<keyof Row, Names[number]> extends never ? unknown : { forgotten: Exclude<keyof Row, Names[number]> };

/** `statement` answers one row of counts. */
export async function writeRows(tx: Queryable, statement: string, values: readonly unknown[]): Promise<Written> {
  const { rows } = await tx.query<Written>(statement, [...values]);
  return rows[0] ?? { accepted: 0, updated: 0 };
}
