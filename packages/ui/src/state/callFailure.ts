import { Failure, type FailureCode } from "@kyuseki/domain";

/** Why something that was sent was refused, as screens show it. */
export type CallFailure = {
  code: FailureCode;
  /** The server's Japanese sentence. */
  message?: string | undefined;
  /** Sentences by the field they belong to. */
  fields?: Record<string, string> | undefined;
  /** Seconds the server asked to wait. */
  retryAfterS?: number | undefined;
};

/** Any error other than a `Failure` means that the calling code did not load, so nothing reached the server. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof Failure)) return { code: "unavailable" };
  const { code, message, fields, retryAfterS } = error;
  // Without a server's sentence, a Failure's message is its code.
  return { code, message: message === code ? undefined : message, fields, retryAfterS };
}
