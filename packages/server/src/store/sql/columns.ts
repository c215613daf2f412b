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
