/**
 * Whether the database or the file store could not be reached, was stopping, was full or gave no answer in time: failures
 * that pass, unlike a mistake in a question. Knows the errors of pg, of its pool, of sockets and of full disks.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionFailure)) return true;
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") {
    if (passingCodes.has(error.code) || sqlStates.test(error.code)) return true;
  }
  return poolMessages.test(error.message) || isConnectionFailure(error.cause);
}

const passingCodes = new Set([
  // The disk or its share is full.
  "ENOSPC",
  "EDQUOT",
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/**
 * Connection exceptions, a deadlock broken, insufficient resources, cancelled by a time limit, shutting down or starting up,
 * read-only.
 */
const sqlStates = /^(08...|40P01|53...|57014|57P0[1235]|25006|25P03)$/;

/** pg has no codes for these. */
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
