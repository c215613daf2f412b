import {
  type AnyEndpoint,
  BATCH_BYTES_MAX,
  type BodyOf,
  type IngestReply,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction, type Queryable } from "../../db/pool.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import type { Source } from "../../store/ingest/sources.ts";
import { requireAnalyzer, requireRole } from "../auth/access.ts";
import { largestBody } from "../limits/largeBodies.ts";
import { PreparedAnswer, sendPrepared } from "../replies/preparedAnswer.ts";
import { StreamedAnswer, sendStreamed } from "../replies/streamedAnswer.ts";
import { writeReply } from "../replies/writeReply.ts";
import { PUBLIC_BODY_BYTES } from "../requests/fastifyOptions.ts";
import { readKey, requestHash, runIdempotent } from "../requests/idempotency.ts";
import { readInput } from "../requests/readInput.ts";
import type { Api } from "./api.ts";
import { type Audit, createAudit } from "./audit.ts";

export type Caller = SignedIn & { token: string };

export type Call<E extends AnyEndpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: E["access"] extends "public" | "source" ? null : Caller;
  source: E["access"] extends "source" ? Source : null;
  /** In a mutating call the transaction that also holds its idempotency key. */
  db: Queryable;
  now: Date;
  audit: Audit;
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void;
  /** Runs after the commit. It can no longer fail the call, so it must not throw. */
  afterCommit: (act: () => Promise<void>) => void;
  request: FastifyRequest;
};

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
      const act = (db: Queryable) => {
        const now = api.now();
        const call = {
          ...input,
          session: request.caller,
          source: request.source,
          db,
          now,
          audit: createAudit(db, request, now),
          header: (name: string, value: string) => void reply.header(name, value),
          afterCommit: (step: () => Promise<void>) => void afterCommitSteps.push(step),
          request,
        };
        // The schemas of `endpoint` made these values; TypeScript cannot follow E through z.output.
        return handle(call as Call<E>);
      };
      if (isWrite(endpoint)) {
        const written = await write(api, endpoint, request, input, act);
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

const isWrite = (endpoint: AnyEndpoint) => endpoint.method !== "GET" && endpoint.idempotent !== false;

async function write(
  api: Api,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  input: { params: unknown; query: unknown; body: unknown },
  act: (db: Queryable) => Promise<unknown>,
) {
  const answer = async (db: Queryable) => ({ status: endpoint.status, body: writeReply(endpoint, await act(db)) });
  const key = readKey(request.headers["idempotency-key"]);
  if (key === undefined || !request.caller) return inTransaction(api.db, answer);
  const call = {
    user_id: request.caller.user.id,
    key,
    endpoint: endpoint.id,
    request_hash: requestHash(input),
  };
  return runIdempotent(api.db, call, api.now(), answer);
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

declare module "fastify" {
  interface FastifyRequest {
    /** What became of the rows of an ingest call; the metrics count it. */
    ingested: IngestReply | null;
    /** null on public endpoints, and on those of the sister products. */
    caller: Caller | null;
    /** null everywhere else. */
    source: Source | null;
  }
}
