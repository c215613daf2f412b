import type { AnyEndpoint } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { type Connections, inTransaction, type Queryable } from "../../db/pool.ts";
import { writeReply } from "../replies/writeReply.ts";
import { readKey, requestHash, runIdempotent } from "../requests/idempotency.ts";

export const isWrite = (endpoint: AnyEndpoint) => endpoint.method !== "GET" && endpoint.idempotent !== false;

/** One transaction that holds the write, its idempotency key and its answer (D-7). */
export async function write(
  db: Connections,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  input: { params: unknown; query: unknown; body: unknown },
  now: Date,
  act: (db: Queryable) => Promise<unknown>,
) {
  const answer = async (db: Queryable) => ({ status: endpoint.status, body: writeReply(endpoint, await act(db)) });
  const key = readKey(request.headers["idempotency-key"]);
  if (key === undefined || !request.caller) return inTransaction(db, answer);
  const call = {
    user_id: request.caller.user.id,
    key,
    endpoint: endpoint.id,
    request_hash: requestHash(input),
    queued: endpoint.queued === true,
  };
  return runIdempotent(db, call, now, answer);
}
