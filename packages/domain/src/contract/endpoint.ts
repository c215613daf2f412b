import type * as z from "zod/mini";
import type { FailureCode } from "../failure.ts";

/**
 * Who may call: anyone, anyone signed in, a coach of the team, its manager, or a sister product with its key. The
 * server enforces it in one place.
 */
export type Access = "public" | "session" | "coach" | "manager" | "source";

type Shape = {
  /** operationId of the OpenAPI document. */
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  /** Only for teams with the analyzer (RO-2, T7); others get `forbidden`. */
  analyzer?: true;
  /** Only while the caller's last proof of who they are is young: sign-in, password or passkey. */
  proof?: true;
  /**
   * Callable although the club's second factor is missing from the session: while the person still has to set it up, or
   * always. Without it the call is refused.
   */
  withoutSecondFactor?: "set_up" | "always";
  /** Callable from a page that still shows another club than the session's; elsewhere that is a `conflict`. */
  fromAnyTeam?: true;
  params: z.ZodMiniType;
  query: z.ZodMiniType;
  body: z.ZodMiniType;
  /** The body is a file of one of these types, at most `max` bytes. Without it, the body is JSON. */
  bytes?: { types: readonly string[]; max: number };
  /** Size limit of a JSON body that may be larger than others, in bytes. */
  bodyMax?: number;
  /** Schema of each of a batch's `rows`, for the OpenAPI document. */
  row?: z.ZodMiniType;
  /** What it stores takes room: refused with 507 and a sentence while the server's disk is nearly full. */
  grows?: true;
  reply: z.ZodMiniType;
  /** Status of a successful answer. */
  status: 200 | 201;
  /**
   * `false`: the call carries no Idempotency-Key and is never retried: login, logout, what only asks, and other steps that
   * hold a secret.
   */
  idempotent?: boolean;
  /**
   * May be sent days after it was entered: its Idempotency-Key is known for ever, where others are forgotten after a day.
   * Sent again once the answer is gone, it is refused with `wasDoneBefore`.
   */
  queued?: true;
  /**
   * The request or the answer holds a secret, or nobody is signed in: a retry is given the earlier answer, which the server
   * stores so that it can be read with the Idempotency-Key alone.
   */
  sealed?: true;
  /**
   * The app stores the newest answers on the device, for its person and club alone, and shows them while no answer can be
   * had; only for GET (OF-1).
   */
  keptForOffline?: true;
  /** Failure codes beyond those implied by the rest, for the OpenAPI document. */
  refuses?: readonly FailureCode[];
};

/** Describes one endpoint once: the client, the server's routes and the OpenAPI document all read this value. */
export function defineEndpoint<const E extends Shape>(endpoint: E): E {
  return endpoint;
}

export type AnyEndpoint = Shape;
export type ParamsOf<E extends Shape> = z.output<E["params"]>;
export type QueryOf<E extends Shape> = z.output<E["query"]>;
export type BodyOf<E extends Shape> = z.output<E["body"]>;
export type ReplyOf<E extends Shape> = z.output<E["reply"]>;
/** A query without the fields that the schema defaults. */
export type QueryInput<E extends Shape> = Sent<z.input<E["query"]>, z.output<E["query"]>>;
export type BodyInput<E extends Shape> = z.input<E["body"]>;

/** Fields as optional as the input's, but typed as the output's: a coerced number's input is `unknown`. */
type Sent<Input, Output> = { [Name in keyof Input]: Name extends keyof Output ? Output[Name] : never };
