import type { AnyEndpoint, BodyInput, ParamsOf, QueryInput, ReplyOf } from "../contract/endpoint.ts";

/**
 * Calls one endpoint. Rejects with a `Failure`, or with the reason of `signal` when the caller aborted it. Parts of the
 * input that the endpoint lacks or defaults may be left out.
 */
export type Call = <E extends AnyEndpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<ReplyOf<E>>;

export type CallInput<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryInput<E>> &
  Part<"body", BodyInput<E>> &
  TypeOfBytes<E> & {
    signal?: AbortSignal | undefined;
    /** Lets the request outlive its page; only for small bodies, since browsers allow 64 KiB of such bodies at once. */
    keepalive?: boolean | undefined;
    /** Idempotency-Key of a write that may be repeated by another page; one is made by default. */
    key?: string | undefined;
  };

/** An input without the endpoint's types. */
export type SentInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Media type of a binary body. */
  type?: string;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  key?: string | undefined;
};

type CallArguments<E extends AnyEndpoint> = Empty extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];
type Part<Name extends string, Value> =
  MayBeLeftOut<Value> extends true ? { [N in Name]?: Value } : { [N in Name]: Value };
type MayBeLeftOut<Value> = undefined extends Value ? true : Empty extends Value ? true : false;
type TypeOfBytes<E extends AnyEndpoint> = E extends { bytes: { types: readonly (infer Type)[] } }
  ? { type: Type }
  : Empty;
type Empty = Record<never, never>;
