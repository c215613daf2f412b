import type { FastifyInstance } from "fastify";

/** One line per answer: the route's pattern, never the address, the query or a body, which may hold names. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    if (request.isShed) return done();
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
