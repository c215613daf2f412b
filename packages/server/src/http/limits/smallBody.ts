import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";

/**
 * Refuses by its header what is larger than the route takes, before it waits for its turn: what a stranger sends stays in
 * memory while it waits (R8). Without that header the body is cut off where it becomes too large.
 */
export function requireSmallBody({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers["content-length"] ?? 0) <= routeOptions.bodyLimit) return;
  // The rest of it is on its way.
  reply.header("connection", "close");
  throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}
