import type { FastifyRequest } from "fastify";

/** Where a calendar follows a feed: at the public address, without one where the caller reached the server. */
export function feedAddress(publicUrl: string | undefined, request: FastifyRequest, token: string): string {
  const { protocol, host } = request;
  return `${publicUrl ?? `${protocol}://${host}`}/calendar/${token}.ics`;
}
