import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bareContentPolicy } from "./contentPolicy.ts";

/** On every answer, also refusals (H1, H3). No CORS header exists anywhere (H4): the app is served from the same origin. */
export function registerSecurityHeaders(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.headers(fixedHeaders).header("x-request-id", request.id);
  if (request.url.startsWith("/api/") || request.url === "/healthz") reply.header("cache-control", "no-store");
}

/** On every answer, also one to what could not be read as a request. */
export const fixedHeaders = {
  "content-security-policy": bareContentPolicy,
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
