import { type AnyEndpoint, BATCH_BYTES_MAX, type ParamsOf, type ReplyOf } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction, type Queryable, type Tx } from "../../db/pool.ts";
import { requireAnalyzer, requireRole } from "../auth/access.ts";
import { requireProof, requireSecondFactor } from "../auth/proof.ts";
import { requireStillAllowed } from "../auth/stillAllowed.ts";
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

type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<ReplyOf<E> | PreparedAnswer | StreamedAnswer>;

type Options<E extends AnyEndpoint> = {
  /** Before the transaction begins, so that what is counted stays counted, and nobody waits for a second connection. */
  before?: (call: { params: ParamsOf<E>; request: FastifyRequest }) => Promise<void>;
};

/** Registers one endpoint: right to call, input, transaction and idempotency, reply. Routes do none of this themselves. */
export function serve<const E extends AnyEndpoint>(
  api: Api,
  endpoint: E,
  handle: Handler<E>,
  { before }: Options<E> = {},
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
      await countBody(api, endpoint, request);
    },
    handler: async (request, reply) => {
      const input = {
        params: readInput(endpoint.params, request.params),
        query: readInput(endpoint.query, request.query),
        body: readInput(endpoint.body, request.body),
      };
      // As below: the endpoint's own schema made it.
      await before?.({ params: input.params as ParamsOf<E>, request });
      const afterCommitSteps: (() => Promise<void>)[] = [];
      const stillAllowed = async (tx: Queryable) => {
        if (request.caller) await requireStillAllowed(tx, endpoint, request.caller.token, api.now());
      };
      const act = (db: Queryable) => {
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
        return handle(call as Call<E>);
      };
      if (isWrite(endpoint)) {
        const written = await write(api, endpoint, request, input, async (tx) => {
          await stillAllowed(tx);
          return act(tx);
        });
        await Promise.all(afterCommitSteps.map((step) => step()));
        api.mail?.wake();
        return sendText(written, reply);
      }
      const result = await act(api.db);
      if (endpoint.method !== "GET") api.mail?.wake();
      if (result instanceof PreparedAnswer) return sendCached(result, request, reply);
      if (result instanceof StreamedAnswer) return sendStreamed(result, reply);
      return sendText({ status: endpoint.status, body: writeReply(endpoint, result) }, reply);
    },
  });
}

async function authorize(api: Api, { access, ...endpoint }: AnyEndpoint, request: FastifyRequest) {
  const { authorization } = request.headers;
  if (access === "public") return;
  if (access === "source") {
    request.source = await api.requireSource(authorization, request.ip, api.now());
    return;
  }
  const now = api.now();
  const session = await api.requireSession(authorization, now);
  requireRole(access, session);
  requireAnalyzer(endpoint, session);
  requireSecondFactor(endpoint, session);
  requireProof(endpoint, session, now);
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
