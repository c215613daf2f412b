import type { AnyEndpoint } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { type Connections, inTransaction, type Queryable } from "../../db/pool.ts";
import { writeReply } from "../replies/writeReply.ts";
import { readKey, requestHash, runIdempotent } from "../requests/idempotency.ts";
import { readLongKey, runSealed } from "../requests/sealed.ts";

export const isWrite = (endpoint: AnyEndpoint) => endpoint.method !== "GET" && endpoint.idempotent !== false;

type Input = { params: unknown; query: unknown; body: unknown };
type Steps<Prepared> = {
  /** Before the transaction. */
  prepare: () => Promise<Prepared>;
  act: (db: Queryable, prepared: Prepared) => Promise<unknown>;
};

/** One transaction that holds the write, its idempotency key and its answer (D-7). */
export async function write<Prepared>(
  db: Connections,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  input: Input,
  now: Date,
  { prepare, act }: Steps<Prepared>,
) {
  const caller = request.caller?.user.id ?? null;
  const header = request.headers["idempotency-key"];
  const answer = (prepared: Prepared) => async (db: Queryable) => ({
    status: endpoint.status,
    body: writeReply(endpoint, await act(db, prepared)),
  });
  if (endpoint.sealed) {
    const key = readLongKey(header);
    if (key === undefined) return inTransaction(db, answer(await prepare()));
    const sealed = { caller, endpoint: endpoint.id, input };
    return runSealed(db, key, sealed, now, async (once) => once(answer(await prepare())));
  }
  const key = readKey(header);
  const prepared = await prepare();
  if (key === undefined || caller === null) return inTransaction(db, answer(prepared));
  const call = {
    user_id: caller,
    key,
    endpoint: endpoint.id,
    request_hash: requestHash(input),
    queued: endpoint.queued === true,
  };
  return runIdempotent(db, call, now, answer(prepared));
}
