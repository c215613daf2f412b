import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { Failure } from "@kyuseki/domain";
import { type FastifyHttpOptions, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { fixedHeaders, setSecurityHeaders } from "../headers/securityHeaders.ts";
import { failureBody, sendFailure } from "../replies/failureReply.ts";

const rawHeaders = Object.entries(fixedHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");

/** Bytes of a body from somebody who has not signed in (R8). */
export const PUBLIC_BODY_BYTES = 16 * 1024;

/** Fastify options: body limit, timeouts, request ids, and replies to malformed requests. */
export const fastifyOptions = {
  bodyLimit: 1024 * 1024,
  // A caller's request id is ignored: it would be written into our log.
  requestIdHeader: false,
  genReqId: () => randomUUID(),
  // A request with its whole body: a part of a film over slow mobile data. `slowBodies.ts` bounds each body by its size.
  requestTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  // What still arrives on an open line while closing is answered; the ready-made refusal has another shape than ours.
  return503OnClosing: false,
  logController: new LogController({ disableRequestLogging: true }),
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(request, reply);
    return sendFailure(new Failure("invalid"), request, reply);
  },
  clientErrorHandler: (_error, socket) => {
    if (!socket.writable) return socket.destroy();
    const body = JSON.stringify(failureBody(new Failure("invalid")));
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Cache-Control: no-store\r\n${rawHeaders}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  },
} satisfies FastifyHttpOptions<Server>;
