import type { AnyEndpoint, BodyInput, ParamsOf, QueryInput, ReplyOf } from "../contract/endpoint.ts";

/**
 * Calls one endpoint. Rejects with a `Failure`, or with the reason of `signal` when the caller aborted it.
 * Parts of the input that the endpoint has not, or fills in itself, may be left out.
 */
export type Call = <E extends AnyEndpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<ReplyOf<E>>;

export type CallInput<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryInput<E>> &
  Part<"body", BodyInput<E>> &
  TypeOfBytes<E> & {
    signal?: AbortSignal | undefined;
    /** The request outlives the page it is made from. For a small body only: a browser takes 64 KiB of such bodies at once. */
    keepalive?: boolean | undefined;
  };

/** What is left of an input once the endpoint's types have done their work. */
export type SentInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Media type of a body that is bytes. */
  type?: string;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
};

type CallArguments<E extends AnyEndpoint> = Empty extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];
type Part<Name extends string, Value> =
  MayBeLeftOut<Value> extends true ? { [N in Name]?: Value } : { [N in Name]: Value };
type MayBeLeftOut<Value> = undefined extends Value ? true : Empty extends Value ? true : false;
type TypeOfBytes<E extends AnyEndpoint> = E extends { bytes: { types: readonly (infer Type)[] } }
  ? { type: Type }
  : Empty;
type Empty = Record<never, never>;
