// Batches of the ingest API against plain multi-row inserts of the same rows into the same table, in one run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { superuser } from "../../packages/server/src/db/embedded/create.ts";
import { createPool, type Db } from "../../packages/server/src/db/pool.ts";
import { newSourceKey, sourceKeyHash } from "../../packages/server/src/security/sourceKeys.ts";
import { insertIngestKey } from "../../packages/server/src/store/ingest/sources.ts";

import { median } from "../eventTiming.ts";

type Owner = { team_id: number; member_id: number };
type Row = ReturnType<typeof rowsOf>[number];

const batchRows = 1000;
const turns = 20;

/** Rows a second through the API, with its key, checks and answer, ÷ rows a second of the insert alone. */
export async function measureIngest({ product, dataDir, token }: { product: string; dataDir: string; token: string }) {
  const db = createPool(addressOfEmbedded(dataDir));
  try {
    const key = newSourceKey();
    await insertIngestKey(db, "bench", sourceKeyHash(key), new Date());
    const owners = await ownersOf(product, token);
    const times: Record<"pushed" | "plain", number[]> = { pushed: [], plain: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      const rows = (source: string) => rowsOf(owners, `${source}-${turn}`);
      times.plain.push(await timed(() => insertPlainly(db, rows("plain"))));
      times.pushed.push(await timed(() => push(product, key, rows("pushed"))));
    }
    return { ingest: median(times.plain) / median(times.pushed) };
  } finally {
    await db.end();
  }
}

/** The address from the embedded database's own files: its password, and the port of the running PostgreSQL. */
function addressOfEmbedded(dataDir: string) {
  const password = readFileSync(join(dataDir, "postgres.password"), "utf8").trim();
  const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
}

async function ownersOf(product: string, token: string): Promise<Owner[]> {
  const headers = { authorization: `Token ${token}` };
  const { team } = await (await fetch(`${product}/api/session`, { headers })).json();
  const { members } = await (await fetch(`${product}/api/coach/memberlist/members`, { headers })).json();
  return members.map(({ id }: { id: number }) => ({ team_id: team.team_id, member_id: id }));
}

function rowsOf(owners: Owner[], batch: string) {
  const nowS = Math.floor(Date.now() / 1000);
  return Array.from({ length: batchRows }, (_, index) => ({
    ...owners[index % owners.length],
    source_id: `${batch}-${index}`,
    datetime: nowS - index * 60,
    mode: 1,
    batting_type: 1,
    ball: "rubber",
    angle: 12.5,
    distance: 24.5,
    speed: 95.5,
  }));
}

const columns = [
  "team_id",
  "member_id",
  "source_id",
  "mode",
  "batting_type",
  "ball",
  "angle",
  "distance",
  "speed",
] as const;

async function insertPlainly(db: Db, rows: Row[]) {
  const values = rows.flatMap((row) => [...columns.map((name) => row[name]), new Date(row.datetime * 1000), "plain"]);
  const width = columns.length + 2;
  const places = rows.map((_, row) => `(${Array.from({ length: width }, (_, at) => `$${row * width + at + 1}`)})`);
  const text = `insert into measurements (${columns}, measured_at, source) values ${places}`;
  const { rowCount } = await db.query(text, values);
  if (rowCount !== rows.length) throw new Error(`${rowCount} rows were inserted`);
}

async function push(product: string, key: string, rows: Row[]) {
  const reply = await fetch(`${product}/api/ingest/measurements`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ rows }),
  });
  const answer = await reply.json();
  if (answer.accepted !== rows.length)
    throw new Error(`a batch was not taken: ${JSON.stringify(answer).slice(0, 300)}`);
}

async function timed(act: () => Promise<void>) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
