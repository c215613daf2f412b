import pg from "pg";

/** A question without a byte of an answer for so long is looked into, every so often. */
const silenceMs = 500;
const lookEveryMs = 250;
/** The database has so long to say that it lives. */
const probeMs = 1000;

/** What the driver holds of a connection, beyond its types. */
type Connection = pg.PoolClient & {
  processID: number | null;
  /** False while a question is under way. */
  readyForQuery: boolean;
  connection: { stream: { bytesRead: number; destroy(error: Error): void } };
};
type Heard = { bytes: number; atMs: number };

/**
 * Ends connections whose question nobody works on, so that their callers hear of it in two seconds (R10): all of them when the
 * database is silent, else those whose backend never took the question up. A long statement of a database that answers goes on.
 */
export function endSilentConnections(pool: pg.Pool) {
  const busy = new Map<Connection, Heard>();
  let looking: NodeJS.Timeout | undefined;
  let probing = false;

  const heardOf = (connection: Connection) => ({
    bytes: connection.connection.stream.bytesRead,
    atMs: performance.now(),
  });

  pool.on("acquire", (client) => {
    const connection = client as Connection;
    busy.set(connection, heardOf(connection));
    looking ??= setInterval(() => void look(), lookEveryMs).unref();
  });
  const forget = (client: pg.PoolClient) => {
    busy.delete(client as Connection);
    if (busy.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  pool.on("release", (_error, client) => forget(client));
  pool.on("remove", forget);

  function isSilent(connection: Connection, heard: Heard) {
    return !connection.readyForQuery && connection.connection.stream.bytesRead === heard.bytes;
  }

  async function look() {
    for (const [connection, heard] of busy) if (!isSilent(connection, heard)) busy.set(connection, heardOf(connection));
    const silent = [...busy].filter(([, { atMs }]) => performance.now() - atMs >= silenceMs);
    if (silent.length === 0 || probing) return;
    probing = true;
    const working = await listWorking(
      pool.options,
      silent.flatMap(([{ processID }]) => processID ?? []),
    );
    probing = false;
    for (const [connection, heard] of silent) {
      const goesOn = working?.get(connection.processID ?? 0) ?? working !== undefined;
      if (goesOn || busy.get(connection) !== heard || !isSilent(connection, heard)) continue;
      connection.connection.stream.destroy(new Error("Connection terminated: the database did not answer"));
    }
  }
}

/**
 * Whether each backend is at work, by its number; undefined when the database does not answer at all. A pooler in between
 * has other numbers: those are missing.
 */
async function listWorking(options: pg.PoolConfig, pids: readonly number[]) {
  const probe = new pg.Client({
    ...options,
    application_name: "kyuseki-probe",
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  // What goes wrong is told by the calls below.
  probe.on("error", () => {});
  const tooLate = AbortSignal.timeout(probeMs);
  const end = () => void probe.end().catch(() => {});
  try {
    await Promise.race([probe.connect(), rejectedWhen(tooLate)]);
    const asked = probe.query<{ pid: number; working: boolean }>(
      "select pid, state not like 'idle%' as working from pg_stat_activity where pid = any($1)",
      [pids],
    );
    const { rows } = await Promise.race([asked, rejectedWhen(tooLate)]);
    return new Map(rows.map(({ pid, working }) => [pid, working]));
  } catch (error) {
    // Refused with a code of its own (too many connections, starting up): it lives.
    return error instanceof pg.DatabaseError ? new Map<number, boolean>() : undefined;
  } finally {
    end();
  }
}

function rejectedWhen(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  promise.catch(() => {});
  return promise;
}
