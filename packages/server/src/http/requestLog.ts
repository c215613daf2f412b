import type { FastifyInstance } from "fastify";

/** One line per answer: the route's pattern, never the address, the query or a body, which may hold names. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}

/** What of an error may be written down. A database's message and detail quote the row, so they are left out. */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const fromDatabase = "severity" in error;
  return { kind: error.name, code, message: fromDatabase ? undefined : error.message, frames };
}
