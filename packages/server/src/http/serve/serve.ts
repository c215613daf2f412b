import { type AnyEndpoint, BATCH_BYTES_MAX, type ReplyOf } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction, type Queryable, type Tx } from "../../db/pool.ts";
import { requireAnalyzer, requireRole } from "../auth/access.ts";
import { requireStillAllowed } from "../auth/stillAllowed.ts";
import { inTime } from "../limits/inTime.ts";
import { largestBody } from "../limits/largeBodies.ts";
import { PreparedAnswer, sendPrepared } from "../replies/preparedAnswer.ts";
import { StreamedAnswer, sendStreamed } from "../replies/streamedAnswer.ts";
import { writeReply } from "../replies/writeReply.ts";
import { PUBLIC_BODY_BYTES } from "../requests/fastifyOptions.ts";
import { readInput } from "../requests/readInput.ts";
import type { Api } from "./api.ts";
import { createAudit } from "./audit.ts";
import type { Call } from "./call.ts";
import { isWrite, write } from "./write.ts";

type Handler<E extends AnyEndpoint, Prepared> = (
  call: Call<E>,
  prepared: Prepared,
) => Promise<ReplyOf<E> | PreparedAnswer | StreamedAnswer>;

type Options<E extends AnyEndpoint, Prepared> = {
  /**
   * Before the transaction begins: what is counted and stays counted, and all that waits for something other than the
   * database, such as the file store. Runs on every repetition, also where the earlier answer is given again.
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
    onRequest: async (request) => {
      await authorize(api, endpoint, request);
      if (endpoint.grows) await api.disk.requireRoom();
      await countBody(api, endpoint, request);
    },
    handler: async (request, reply) => {
      const input = {
        params: readInput(endpoint.params, request.params),
        query: readInput(endpoint.query, request.query),
        body: readInput(endpoint.body, request.body),
      };
      const afterCommitSteps: (() => Promise<void>)[] = [];
      const stillAllowed = async (tx: Queryable) => {
        if (request.caller) await requireStillAllowed(tx, endpoint, request.caller.token, api.now());
      };
      const callOn = (db: Queryable) => {
        const now = api.now();
        const call = {
          ...input,
          session: request.caller,
          source: request.source,
          db,
          now,
          audit: createAudit(db, request, now),
          inTransaction: <Result>(step: (tx: Tx) => Promise<Result>) =>
            inTransaction(api.db, async (tx) => {
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
      const prepared = (await before?.(callOn(api.db))) as Prepared;
      if (isWrite(endpoint)) {
        const written = await write(api, endpoint, request, input, async (tx) => {
          await stillAllowed(tx);
          return handle(callOn(tx), prepared);
        });
        await inTime(Promise.all(afterCommitSteps.map((step) => step())), afterCommitMs);
        api.mail?.wake();
        return sendText(written, reply);
      }
      const result = await handle(callOn(api.db), prepared);
      if (endpoint.method !== "GET") api.mail?.wake();
      if (result instanceof PreparedAnswer) return sendCached(result, request, reply);
      if (result instanceof StreamedAnswer) return sendStreamed(result, reply);
      return sendText({ status: endpoint.status, body: writeReply(endpoint, result) }, reply);
    },
  });
}

/** What is done after the commit goes on without the caller then. */
const afterCommitMs = 1000;

async function authorize(api: Api, { access, ...endpoint }: AnyEndpoint, request: FastifyRequest) {
  const { authorization } = request.headers;
  if (access === "public") return;
  if (access === "source") {
    request.source = await api.requireSource(authorization, request.ip, api.now());
    return;
  }
  const session = await api.requireSession(authorization, api.now());
  requireRole(access, session);
  requireAnalyzer(endpoint, session);
  request.caller = session;
}

/** Whoever may send more than other bodies hold is counted, by what it says it sends (I7). Too much is refused right after. */
async function countBody(api: Api, endpoint: AnyEndpoint, { caller, headers }: FastifyRequest) {
  const most = largestBody(endpoint);
  if (!caller || most === 0) return;
  const size = Number(headers["content-length"] ?? most);
  if (size <= most) await api.countLargeBody(caller.user.id, size);
}

/** Revalidated on every request; 304 when nothing has changed. */
function sendCached(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header("cache-control", "private, no-cache")
    .header("vary", "accept-encoding, authorization")
    .type("application/json; charset=utf-8");
  return sendPrepared(answer, request, reply);
}

function sendText({ status, body }: { status: number; body: string }, reply: FastifyReply) {
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}
