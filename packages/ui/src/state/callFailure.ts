import { Failure, type FailureCode } from "@kyuseki/domain";

/** Why something that was sent was refused, as a screen tells it. */
export type CallFailure = {
  code: FailureCode;
  /** Japanese sentence of the server's. */
  message?: string | undefined;
  /** Sentences by the field they belong to. */
  fields?: Record<string, string> | undefined;
  /** Seconds the server asked to wait. */
  retryAfterS?: number | undefined;
};

/** Whatever is not a `Failure` never reached the server: the code that would have asked it did not arrive. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof Failure)) return { code: "unavailable" };
  const { code, message, fields, retryAfterS } = error;
  // Without a sentence of the server's, a Failure's message is its code.
  return { code, message: message === code ? undefined : message, fields, retryAfterS };
}
