import type { Queryable } from "../../db/pool.ts";

type Row = Readonly<Record<string, unknown>>;
type Rows = Map<string, Row>;
type Column = {
  table: string;
  name: string;
  type: string;
  required: boolean;
  hasDefault: boolean;
  choice: string | null;
};
type Reference = { table: string; parent: string; columns: string[]; parentColumns: string[] };
/** Values that no rule of the database tells, by table and column. */
export type ColumnValues = Readonly<Record<string, Row>>;

/** What the database says of its tables; of tables that come later, too. */
export async function readTables(db: Queryable) {
  const { rows: columns } = await db.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
       a.atthasdef or a.attidentity <> '' as "hasDefault",
       (select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[''([^'']+)''') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as choice
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  );
  const { rows: references } = await db.query<Reference>(
    `select k.conrelid::regclass::text as table, k.confrelid::regclass::text as parent,
       (select array_agg(attname::text order by at) from unnest(conkey) with ordinality n (num, at)
        join pg_attribute on attrelid = conrelid and attnum = num) as columns,
       (select array_agg(attname::text order by at) from unnest(confkey) with ordinality n (num, at)
        join pg_attribute on attrelid = confrelid and attnum = num) as "parentColumns"
     from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  );
  return { columns, references, tables: [...new Set(columns.map(({ table }) => table))] };
}
export type Tables = Awaited<ReturnType<typeof readTables>>;

/**
 * A row in each of `wanted`, tied to those before it wherever a column can be; every text is `mark`. `rows` holds the rows
 * that are there already, and gets the new ones. Fails where a table needs a value that `given` does not say.
 */
export async function fillTables(
  db: Queryable,
  tables: Tables,
  { wanted, mark, given, rows }: { wanted: readonly string[]; mark: string; given: ColumnValues; rows: Rows },
) {
  for (const table of inOrder(wanted, tables)) {
    const row = rowOf(table, tables, { mark, given, rows });
    const names = Object.keys(row);
    const { rows: inserted } = await db.query<Row>(
      `insert into ${table} (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})
       on conflict do nothing returning *`,
      Object.values(row),
    );
    const keys = names.filter((name) => row[name] !== null && /(^|_)(team|user|member)_id$/.test(name));
    const kept = inserted[0] ?? (await findRow(db, table, row, keys));
    if (!kept) throw new Error(`no row in ${table}`);
    rows.set(table, kept);
  }
}

/** A trigger has made it already. */
async function findRow(db: Queryable, table: string, row: Row, keys: readonly string[]): Promise<Row | undefined> {
  const where = keys.map((key, at) => `${key} = $${at + 1}`).join(" and ");
  const { rows } = await db.query<Row>(
    `select * from ${table} where ${where} limit 1`,
    keys.map((key) => row[key]),
  );
  return rows[0];
}

/** Parents first; of a circle the table that needs the fewest of its parents, and that most others need. */
function inOrder(wanted: readonly string[], { columns, references }: Tables): string[] {
  const required = new Set(columns.filter((one) => one.required).map(({ table, name }) => `${table}.${name}`));
  const left = new Set(wanted);
  const order: string[] = [];
  const waitsFor = (table: string, needed: boolean) =>
    references.filter(
      (one) =>
        one.table === table &&
        one.parent !== table &&
        left.has(one.parent) &&
        (!needed || one.columns.every((name) => required.has(`${table}.${name}`))),
    ).length;
  const neededBy = (table: string) => references.filter(({ parent }) => parent === table).length;
  while (left.size > 0) {
    const [next] = [...left]
      .filter((table) => waitsFor(table, true) === 0)
      .toSorted((a, b) => waitsFor(a, false) - waitsFor(b, false) || neededBy(b) - neededBy(a));
    if (next === undefined) throw new Error(`${[...left]} need each other`);
    left.delete(next);
    order.push(next);
  }
  return order;
}

type Known = { mark: string; given: ColumnValues; rows: Rows };

function rowOf(table: string, { columns, references }: Tables, { mark, given, rows }: Known): Row {
  const tied: Record<string, unknown> = {};
  for (const { columns: own, parent, parentColumns } of references.filter((one) => one.table === table)) {
    const row = rows.get(parent);
    if (row) for (const [at, name] of own.entries()) tied[name] = row[parentColumns[at] ?? ""];
  }
  const told = columns
    .filter((column) => column.table === table)
    .flatMap(({ name, type, required, hasDefault, choice }): [string, unknown][] => {
      if (choice !== null) return required && !hasDefault ? [[name, choice]] : [];
      if (type === "text" || type.startsWith("character")) return [[name, mark]];
      return required && !hasDefault ? [[name, valueFor(type, `${mark} ${table}`)]] : [];
    });
  return { ...Object.fromEntries(told), ...tied, ...given[table] };
}

function valueFor(type: string, mark: string): unknown {
  if (type.endsWith("[]")) return [];
  if (type === "bytea") return Buffer.from(mark);
  if (type === "jsonb") return "{}";
  if (type === "boolean") return false;
  if (type === "date") return "2026-11-20";
  return type.startsWith("timestamp") ? new Date("2026-11-20T03:00:00Z") : 1;
}
