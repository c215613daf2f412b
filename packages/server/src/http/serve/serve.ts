import { type AnyEndpoint, BATCH_BYTES_MAX, type ReplyOf } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction, type Queryable, type Tx } from "../../db/pool.ts";
import { requireStillAllowed } from "../auth/stillAllowed.ts";
import { ownerOf } from "../limits/arrivals.ts";
import { inTime } from "../limits/inTime.ts";
import { laneOf } from "../limits/lanes.ts";
import { requireSmallBody } from "../limits/smallBody.ts";
import { PreparedAnswer, sendPrepared } from "../replies/preparedAnswer.ts";
import { StreamedAnswer, sendStreamed } from "../replies/streamedAnswer.ts";
import { writeReply } from "../replies/writeReply.ts";
import { PUBLIC_BODY_BYTES } from "../requests/fastifyOptions.ts";
import { readInput } from "../requests/readInput.ts";
import type { Api } from "./api.ts";
import { createAudit } from "./audit.ts";
import { authorize, countBody } from "./authorize.ts";
import type { Call } from "./call.ts";
import { isWrite, write } from "./write.ts";

type Handler<E extends AnyEndpoint, Prepared> = (
  call: Call<E>,
  prepared: Prepared,
) => Promise<ReplyOf<E> | PreparedAnswer | StreamedAnswer>;

type Options<E extends AnyEndpoint, Prepared> = {
  /**
   * Before the transaction begins: what is counted and stays counted, and all that waits for something other than the
   * database, such as the file store or the hash of a password. Runs on every repetition, also where the earlier answer is
   * given again, unless the endpoint is `sealed`.
   */
  before?: (call: Call<E>) => Promise<Prepared>;
};

/** Registers one endpoint: right to call, input, transaction and idempotency, reply. Routes do none of this themselves. */
export function serve<const E extends AnyEndpoint, Prepared = undefined>(
  api: Api,
  endpoint: E,
  handle: Handler<E, Prepared>,
  { before }: Options<E, Prepared> = {},
) {
  api.served.set(endpoint.id, endpoint);
  api.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.access === "public" && { bodyLimit: PUBLIC_BODY_BYTES }),
    ...(endpoint.row && { bodyLimit: BATCH_BYTES_MAX }),
    ...(endpoint.bodyMax && { bodyLimit: endpoint.bodyMax }),
    ...(endpoint.bytes && { bodyLimit: endpoint.bytes.max, config: { bytes: endpoint.bytes } }),
    // Authorisation runs before the body is read.
    onRequest: async (request, reply) => {
      if (endpoint.access === "public") requireSmallBody(request, reply);
      await api.shares.arrivals.admit(request, reply, endpoint);
      await api.shares.arrivals.pacingStrangers(authorize(api, endpoint, request));
      if (endpoint.grows) await api.disk.requireRoom();
      await countBody(api, endpoint, request);
    },
    handler: async (request, reply) => {
      const leave = await enter(api, endpoint, request);
      try {
        // In its turn too: a hundred rows take their time to read.
        const input = {
          params: readInput(endpoint.params, request.params),
          query: readInput(endpoint.query, request.query),
          body: readInput(endpoint.body, request.body),
        };
        const result = await answer(request, reply, input);
        if (result instanceof StreamedAnswer) return await sendStreamed(result, reply);
        if (result instanceof PreparedAnswer) return sendCached(result, request, reply);
        return sendText(result, reply);
      } finally {
        leave();
      }
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, input: Input) {
    const connections = api.shares.connectionsOf(ownerOf(request));
    const afterCommitSteps: (() => Promise<void>)[] = [];
    const stillAllowed = async (tx: Queryable) => {
      if (request.caller) await requireStillAllowed(tx, endpoint, request.caller, api.now());
    };
    const callOn = (db: Queryable) => {
      const now = api.now();
      const call = {
        ...input,
        session: request.caller,
        source: request.source,
        db,
        connections,
        now,
        audit: createAudit(db, request, now),
        inTransaction: <Result>(step: (tx: Tx) => Promise<Result>) =>
          inTransaction(connections, async (tx) => {
            await stillAllowed(tx);
            return step(tx);
          }),
        header: (name: string, value: string) => void reply.header(name, value),
        afterCommit: (step: () => Promise<void>) => void afterCommitSteps.push(step),
        request,
      };
      // The schemas of `endpoint` made these values; TypeScript cannot follow E through z.output.
      return call as Call<E>;
    };
    // Without `before`, Prepared is undefined.
    const prepare = async () => (await before?.(callOn(connections))) as Prepared;
    if (isWrite(endpoint)) {
      const act = async (tx: Queryable, prepared: Prepared) => {
        await stillAllowed(tx);
        return handle(callOn(tx), prepared);
      };
      const written = await write(connections, endpoint, request, input, api.now(), { prepare, act });
      await inTime(Promise.all(afterCommitSteps.map((step) => step())), afterCommitMs);
      api.mail?.wake();
      return written;
    }
    const result = await handle(callOn(connections), await prepare());
    if (endpoint.method !== "GET") api.mail?.wake();
    if (result instanceof PreparedAnswer || result instanceof StreamedAnswer) return result;
    return { status: endpoint.status, body: writeReply(endpoint, result) };
  }
}

type Input = { params: unknown; query: unknown; body: unknown };

/** Waits until it is the caller's turn. */
async function enter({ shares }: Api, endpoint: AnyEndpoint, request: FastifyRequest) {
  try {
    return await shares.queues[laneOf(endpoint)].enter(ownerOf(request));
  } catch (error) {
    request.isShed = true;
    throw error;
  }
}

/** What is done after the commit goes on without the caller then. */
const afterCommitMs = 1000;

/** Revalidated on every request; 304 when nothing has changed. What is asked for with a body is stored nowhere. */
function sendCached(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header("cache-control", request.method === "GET" ? "private, no-cache" : "no-store")
    .header("vary", "accept-encoding, authorization")
    .type("application/json; charset=utf-8");
  return sendPrepared(answer, request, reply);
}

function sendText({ status, body }: { status: number; body: string }, reply: FastifyReply) {
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}
