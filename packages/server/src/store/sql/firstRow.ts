/** The one row of a statement that always answers one. @throws Error without any */
export function firstRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("one row was expected");
  return row;
}
