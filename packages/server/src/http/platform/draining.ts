import type { FastifyInstance } from "fastify";

/** A server that is about to end: it still answers, but /healthz says 503 so that a load balancer sends nobody new. */
export type Draining = { begun: boolean };

/** While draining, each answer closes its connection, also to a request that came before, so that the next request of that caller goes to another server. */
export function closeWhileDraining(app: FastifyInstance, draining: Draining) {
  app.addHook("onSend", async (_request, reply) => {
    if (draining.begun) reply.header("connection", "close");
  });
}
