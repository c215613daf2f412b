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
    try {
      const arrived = await http.request<string>({ method, url, params: query, data: body, headers, signal });
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
