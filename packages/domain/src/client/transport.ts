import axios, { isAxiosError } from "axios";
import { Failure } from "../failure.ts";
import type { Request } from "./request.ts";

export type Adapter = "xhr" | "fetch" | "http";

/** What arrived, unread. */
export type Arrived = { status: number; text: string; retryAfter: string | undefined };

type Transport = (request: Request, signal: AbortSignal) => Promise<Arrived>;

/** One attempt over the network. Every status is an answer; no answer is Failure("unavailable") with status 0. */
export function createTransport(options: { baseURL?: string | undefined; adapter?: Adapter | undefined }): Transport {
  const http = axios.create({
    ...(options.baseURL !== undefined && { baseURL: options.baseURL }),
    ...(options.adapter && { adapter: options.adapter }),
    responseType: "text",
    transformResponse: (text) => text,
    validateStatus: () => true,
  });

  return async ({ method, url, query, body, headers }, signal) => {
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
