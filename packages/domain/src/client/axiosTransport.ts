import axios, { isAxiosError } from "axios";
import { Failure } from "../failure.ts";
import type { Request } from "./request.ts";

export type Adapter = "xhr" | "fetch" | "http";

/** What arrived, not yet validated. */
export type Arrived = { status: number; text: string; retryAfter: string | undefined };

export type Transport = (request: Request, signal: AbortSignal) => Promise<Arrived>;

export type TransportOptions = {
  baseURL?: string | undefined;
  adapter?: Adapter | undefined;
  /** Imports code on first use; a plain import by default. */
  load?: (<Part>(part: () => Promise<Part>) => Promise<Part>) | undefined;
};

/**
 * Sends requests with axios. @throws Failure "unavailable" when no answer came, "unexpected" when the request could not
 * be made
 */
export function createAxiosTransport(options: TransportOptions): Transport {
  const http = axios.create({
    ...(options.baseURL !== undefined && { baseURL: options.baseURL }),
    ...(options.adapter && { adapter: options.adapter }),
    responseType: "text",
    transformResponse: (text) => text,
    validateStatus: () => true,
  });

  return async (request, signal) => {
    const { method, url, query, body, headers } = request;
    if (request.keepalive) return fetchOutliving(request, options.baseURL ?? "", signal);
    try {
      const arrived = await http.request<string>({
        method,
        url,
        params: query,
        data: body,
        headers,
        signal,
      });
      const retryAfter: unknown = arrived.headers["retry-after"];
      return {
        status: arrived.status,
        text: arrived.data,
        retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (!isAxiosError(cause)) throw new Failure("unexpected", { status: 0, cause });
      throw new Failure("unavailable", { status: 0, cause });
    }
  };
}

/** Sends a write that outlives its page, which only fetch can do: a JSON body, no query. */
async function fetchOutliving({ method, url, body, headers }: Request, baseURL: string, signal: AbortSignal) {
  const sentHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  try {
    const arrived = await fetch(`${baseURL}${url}`, {
      method,
      headers: Object.fromEntries(sentHeaders),
      body: JSON.stringify(body),
      keepalive: true,
      signal,
    });
    const retryAfter = arrived.headers.get("retry-after") ?? undefined;
    return { status: arrived.status, text: await arrived.text(), retryAfter };
  } catch (cause) {
    signal.throwIfAborted();
    throw new Failure("unavailable", { status: 0, cause });
  }
}
