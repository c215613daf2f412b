import type { Writable } from "node:stream";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Table } from "./tables.ts";

type Connection = Pick<pg.ClientBase, "query">;

const quoted = ({ name, columns }: Table) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;

/**
 * A table's rows in PostgreSQL's COPY text format, which every version reads, in pieces of at least `pieceBytes` but for
 * the last. Returns the number of rows.
 */
export async function* copyRows(
  connection: Connection,
  table: Table,
  pieceBytes: number,
): AsyncGenerator<Buffer, number, undefined> {
  const stream = connection.query(copyTo(`copy ${quoted(table)} to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // Every row ends with the one line feed it has; within values they are escaped. The stream's own count comes late.
    for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", at + 1)) rows += 1;
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
  return rows;
}

/** Takes rows in the format of `copyRows`; what is written is there once the stream has finished. */
export function openTable(connection: Connection, table: Table): Writable & { rowCount: number } {
  return connection.query(copyFrom(`copy ${quoted(table)} from stdin`));
}
