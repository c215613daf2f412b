import { Failure } from "../failure.ts";
import type { Transport } from "./axiosTransport.ts";
import { addressOf } from "./request.ts";

/** Sends requests with the browser's own fetch; a body as JSON. @throws Failure "unavailable" when no answer came */
export function createFetchTransport(baseURL = ""): Transport {
  return async ({ method, url, query, body, headers, keepalive = false }, signal) => {
    const sent = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    try {
      const arrived = await fetch(baseURL + addressOf(url, query), {
        method,
        headers: Object.fromEntries(sent),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        keepalive,
        signal,
      });
      const retryAfter = arrived.headers.get("retry-after") ?? undefined;
      return { status: arrived.status, text: await arrived.text(), retryAfter };
    } catch (cause) {
      signal.throwIfAborted();
      throw new Failure("unavailable", { status: 0, cause });
    }
  };
}
