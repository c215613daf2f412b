/** The fields of an error that may be logged. A database's message and detail quote the row, so they are left out. */
export function loggableError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const fromDatabase = "severity" in error;
  return { kind: error.name, code, message: fromDatabase ? undefined : error.message, frames };
}
