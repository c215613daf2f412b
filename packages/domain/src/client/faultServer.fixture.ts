import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Reaction = (response: ServerResponse) => void;
type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A test server that gives one reaction per request, in order; the last one repeats. */
export async function startFaultServer() {
  const arrivals = new EventEmitter();
  const seen: Seen[] = [];
  let reactions: Reaction[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;

  const server = createServer(async (request, response) => {
    if (request.url === roundTrip) return response.end();
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const end = response.end;
    // Counted before the last byte leaves, so that the client cannot have reacted yet.
    response.end = function (this: ServerResponse, ...parts: Parameters<ServerResponse["end"]>) {
      atOnce -= 1;
      return end.apply(this, parts);
    } as ServerResponse["end"]; // `end` has four overloads; the arguments are passed on as they are.
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { method = "", url = "", headers } = request;
    seen.push({ method, url, headers, body });
    const reaction = reactions.length > 1 ? reactions.shift() : reactions[0];
    reaction?.(response);
    arrivals.emit("request");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;

  const baseURL = `http://127.0.0.1:${port}`;

  return {
    baseURL,
    seen,
    mostAtOnce: () => mostAtOnce,
    react: (...next: Reaction[]) => {
      reactions = next;
    },
    /** Resolves when `count` requests have arrived in total. */
    received: async (count: number) => {
      while (seen.length < count) await once(arrivals, "request");
    },
    /** Resolves after a round trip, so that everything sent before has arrived. */
    caughtUp: async () => {
      await (await fetch(`${baseURL}${roundTrip}`)).text();
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const roundTrip = "/round-trip";

export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reaction =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** Closes the connection without an answer. */
export const dropsConnection: Reaction = (response) => response.destroy();

/** Promises more bytes than it sends, then closes. */
export const breaksOff: Reaction = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"members":[');
  response.socket?.end();
};

/** Never answers. */
export const keepsSilent: Reaction = () => {};

/** Answers when the test releases it. */
export function heldAnswers(status: number, body: unknown) {
  const held: ServerResponse[] = [];
  const answer = answers(status, body);
  return {
    hold: ((response) => held.push(response)) satisfies Reaction,
    releaseOne: () => {
      const response = held.shift();
      if (!response) throw new Error("待たせている要求がありません");
      answer(response);
    },
  };
}
