import type { IncomingMessage, ServerResponse } from "node:http";

/** One request as it came by. */
export type Seen = {
  /** Method and path: "GET /api/session". */
  call: string;
  url: string;
  headers: IncomingMessage["headers"];
  /** Of all requests with one key the server acts once. */
  key: string | undefined;
};

/** Writes down every request, and how many to the API were under way at once. */
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
