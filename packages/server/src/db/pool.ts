import pg from "pg";
import { endSilentConnections } from "./silentConnections.ts";
import { inScope } from "./transactionScope.ts";

export type Db = pg.Pool;
export type Tx = pg.PoolClient;
/** What servers call themselves before the database. */
export const serverName = "kyuseki";
/** A pool or one of its transactions: what a store asks with. */
export type Queryable = Pick<pg.Pool, "query">;
/** A pool, or somebody's share of it. */
export type Connections = Pick<pg.Pool, "query" | "connect">;

/**
 * Connections to PostgreSQL. bigint and numeric arrive as numbers, date as 'YYYY-MM-DD', timestamptz as Date.
 * A connection that cannot be had, or a database that does not answer, fails within two seconds, a statement that runs on after ten; see `isConnectionFailure`.
 */
export function createPool(connectionString: string, options: Omit<pg.PoolConfig, "connectionString"> = {}): Db {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 1_500,
    statement_timeout: 10_000,
    query_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // `timestamptz::date` must not depend on where the database stands.
    options: "-c TimeZone=UTC",
    application_name: serverName,
    types: { getTypeParser },
    ...options,
    connectionString,
  });
  // A connection that breaks between two queries has no caller to tell, and unheard it would end the process. The next
  // query says what is wrong.
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  endSilentConnections(pool);
  return pool;
}

/**
 * Commits what `fn` did, or nothing of it. `fn` waits for nothing but the database; see `requireNoTransaction`.
 * @throws what `fn` or the database threw, and Error when the database quietly rolled back instead of committing
 */
export async function inTransaction<Result>(db: Connections, fn: (tx: Tx) => Promise<Result>): Promise<Result> {
  const tx = await db.connect();
  try {
    await tx.query("begin");
    const result = await inScope(() => fn(tx));
    const { command } = await tx.query("commit");
    // After an error that `fn` swallowed, PostgreSQL answers COMMIT with ROLLBACK and no error.
    if (command !== "COMMIT") throw new Error("The transaction had failed before its commit, so nothing was written.");
    tx.release();
    return result;
  } catch (error) {
    await rollback(tx);
    throw error;
  }
}

/**
 * Everything `read` asks is answered as of one moment. The connection is given back when the last piece was taken, and
 * when the taker goes away before.
 */
export async function* inSnapshot<Piece>(db: Connections, read: (tx: Tx) => AsyncGenerator<Piece, void, undefined>) {
  const tx = await db.connect();
  try {
    await tx.query("begin isolation level repeatable read read only");
    yield* read(tx);
  } finally {
    await rollback(tx);
  }
}

async function rollback(tx: Tx) {
  const clean = await tx.query("rollback").then(
    () => true,
    () => false,
  );
  tx.release(!clean);
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;

const getTypeParser: pg.CustomTypesConfig["getTypeParser"] = (oid, format) => {
  if (format === "binary") return pg.types.getTypeParser(oid, "binary");
  if (oid === INT8) return safeInteger;
  if (oid === NUMERIC) return Number;
  if (oid === DATE) return (text: string) => text;
  return pg.types.getTypeParser(oid, "text");
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number.`);
  return value;
}
