import { createFairQueue, type Owner } from "./fairQueue.ts";
import type { Connections, Db } from "./pool.ts";

/** Connections that clubs leave free, for the sign-in, sessions, /healthz and what the server does by itself. */
const reserved = 2;

/** The pool's connections as they are shared between clubs: none can hold all of them, however much it asks (R7). */
export function createFairShares(db: Db) {
  const atOnce = Math.max(1, (db.options.max ?? 10) - reserved);
  const queue = createFairQueue({
    atOnce,
    ofClub: Math.ceil(atOnce / 2),
    ofClubAlone: Math.ceil(atOnce * 0.75),
    // Bounded by the requests of a club, none of which is turned away after it was let in.
    clubWaiting: Number.POSITIVE_INFINITY,
    personWaiting: Number.POSITIVE_INFINITY,
  });

  return (owner: Owner): Connections => {
    async function connect() {
      const leave = await queue.enter(owner);
      try {
        const connection = await db.connect();
        const release = connection.release;
        connection.release = (error) => {
          leave();
          release(error);
        };
        return connection;
      } catch (error) {
        leave();
        throw error;
      }
    }

    async function query(...question: Parameters<Db["query"]>) {
      const leave = await queue.enter(owner);
      try {
        return await db.query(...question);
      } finally {
        leave();
      }
    }

    // The driver's overloads, which all come down to these.
    return { connect, query } as Connections;
  };
}
