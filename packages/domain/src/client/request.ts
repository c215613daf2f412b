import type { AnyEndpoint } from "../contract/endpoint.ts";
import type { SentInput } from "./call.ts";

export type Request = {
  method: AnyEndpoint["method"];
  url: string;
  query: unknown;
  body: unknown;
  /** null: a header that axios would add and we do not want. */
  headers: Record<string, string | null>;
  keepalive?: boolean | undefined;
};

/** AP-2, D-7. Made once per call: its retries are the same request with the same key and the same token. */
export function requestOf(
  endpoint: AnyEndpoint,
  input: SentInput,
  { token, key }: { token: string | null; key: string | undefined },
): Request {
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    query: input.query,
    // axios sends the whole buffer of a view, so the view gets a buffer of its own.
    body: input.body instanceof Uint8Array ? new Uint8Array(input.body) : input.body,
    headers: {
      Accept: "application/json",
      "Content-Type": input.body === undefined ? null : (input.type ?? "application/json"),
      ...(token !== null && { Authorization: `Token ${token}` }),
      ...(key !== undefined && { "Idempotency-Key": key }),
    },
    keepalive: input.keepalive,
  };
}

function fillPath(path: string, params: unknown): string {
  // The endpoint's own schema typed them; a path without names has none.
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
