import type { IncomingMessage, ServerResponse } from "node:http";

/** One recorded request. */
export type Seen = {
  /** Method and path: "GET /api/session". */
  call: string;
  url: string;
  headers: IncomingMessage["headers"];
  /** The server acts once on all requests with one key. */
  key: string | undefined;
};

/** Records every request, and how many API requests were in flight at once. */
export function createRecord() {
  const seen: Seen[] = [];
  const waiting: { call: string; resolve: (seen: Seen) => void }[] = [];
  let inFlight = 0;
  let most = 0;

  return {
    seen,
    mostInFlight: () => most,
    next: (call: string) => new Promise<Seen>((resolve) => waiting.push({ call, resolve })),
    begin: ({ method, url = "/", headers }: IncomingMessage, reply: ServerResponse): Seen => {
      const key = headers["idempotency-key"];
      const call = `${method} ${url.split("?")[0]}`;
      const entry = { call, url, headers, key: typeof key === "string" ? key : undefined };
      seen.push(entry);
      if (url.startsWith("/api/")) {
        inFlight += 1;
        most = Math.max(most, inFlight);
        reply.on("close", () => {
          inFlight -= 1;
        });
      }
      for (const { resolve } of waiting.filter((other) => other.call === call)) resolve(entry);
      return entry;
    },
  };
}
