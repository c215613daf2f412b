import type { AnyEndpoint } from "../contract/endpoint.ts";
import { teamHeader } from "../product.ts";
import type { SentInput } from "./call.ts";

export type Request = {
  method: AnyEndpoint["method"];
  url: string;
  query: unknown;
  body: unknown;
  /** null removes a header that axios adds by default. */
  headers: Record<string, string | null>;
  keepalive?: boolean | undefined;
};

/** Built once per call, so that its retries carry the same key, token and club (AP-2, D-7). */
export function requestOf(
  endpoint: AnyEndpoint,
  input: SentInput,
  { token, team, key }: { token: string | null; team: number | null; key: string | undefined },
): Request {
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    query: input.query,
    // axios sends the whole buffer of a view, so the view is copied into a buffer of its own.
    body: input.body instanceof Uint8Array ? new Uint8Array(input.body) : input.body,
    headers: {
      Accept: "application/json",
      "Content-Type": input.body === undefined ? null : (input.type ?? "application/json"),
      ...(token !== null && { Authorization: `Token ${token}` }),
      ...(token !== null && team !== null && { [teamHeader]: String(team) }),
      ...(key !== undefined && { "Idempotency-Key": key }),
    },
    keepalive: input.keepalive,
  };
}

/** The path of a call with its parameters filled in. */
export function fillPath(path: string, params: unknown): string {
  // The endpoint's schema has typed the values; a path without parameters has none.
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** Path and sorted query: what a request is known by. */
export function addressOf(url: string, query: unknown): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) values.set(name, String(value));
  }
  values.sort();
  return values.size > 0 ? `${url}?${values}` : url;
}
