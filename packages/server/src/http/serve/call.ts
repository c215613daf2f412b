import type { AnyEndpoint, BodyOf, IngestReply, ParamsOf, QueryOf } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Connections, Queryable, Tx } from "../../db/pool.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import type { Source } from "../../store/ingest/sources.ts";
import type { Audit } from "./audit.ts";

export type Caller = SignedIn & { token: string };

export type Call<E extends AnyEndpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: E["access"] extends "public" | "source" ? null : Caller;
  source: E["access"] extends "source" ? Source : null;
  /** In a mutating call the transaction that also holds its idempotency key. */
  db: Queryable;
  /** The caller's share of the pool, for what needs a connection of its own. */
  connections: Connections;
  now: Date;
  audit: Audit;
  /** In `before`, or of a call that is no write as a whole: begins with the caller's rights, as a write does. */
  inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void;
  /** Runs after the commit; the answer waits a second for it. It can no longer fail the call, so it must not throw. */
  afterCommit: (act: () => Promise<void>) => void;
  request: FastifyRequest;
};

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
