import type { ServerResponse } from "node:http";

/** What happens to one request on its way. */
export type Fault =
  | { kind: "none" }
  /** Answered after this many milliseconds. */
  | { kind: "late"; ms: number }
  /** A proxy answers instead of the server. */
  | { kind: "answer"; status: number; body: string; headers?: Record<string, string> }
  /** Never answered. */
  | { kind: "silence" }
  /** The connection breaks before the server receives it. */
  | { kind: "reset" }
  /** The server handles it; no answer comes, and the connection stays. */
  | { kind: "unanswered" }
  /** The server handles it; its answer is lost. */
  | { kind: "lost" }
  /** The server handles it; its answer is truncated. */
  | { kind: "garbled" }
  /** One byte a second of an answer that never ends. */
  | { kind: "trickle" };

/** Answers as the fault says. */
export function applyFault(fault: Fault, reply: ServerResponse) {
  switch (fault.kind) {
    case "answer":
      reply.writeHead(fault.status, { "content-type": json, ...fault.headers }).end(fault.body);
      return;
    case "garbled":
      reply.writeHead(200, { "content-type": json }).end(`{"success":true,"token":"`);
      return;
    case "reset":
    case "lost":
      reply.socket?.resetAndDestroy();
      return;
    case "trickle":
      return trickle(reply);
    case "silence":
    case "unanswered":
    case "none":
    case "late":
  }
}

function trickle(reply: ServerResponse) {
  reply.writeHead(200, { "content-type": json });
  const timer = setInterval(() => reply.write(" "), 1000);
  reply.on("close", () => clearInterval(timer));
}

const json = "application/json; charset=utf-8";
