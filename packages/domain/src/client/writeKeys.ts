import type { AnyEndpoint } from "../contract/endpoint.ts";
import type { SentInput } from "./call.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { needsKey } from "./retry.ts";

type WriteKeys = {
  /** The key of a write; undefined for a call that carries none. */
  keyFor: (endpoint: AnyEndpoint, input: SentInput) => string | undefined;
  /** Ends a key once the server has answered: the same write made again is a new one. */
  settle: (key: string | undefined) => void;
};

/** Gives the same write the same key until the server has answered it, so that it happens once (R5). */
export function createWriteKeys(): WriteKeys {
  const unsettled = new Map<string, string>();

  return {
    keyFor: (endpoint, { params, query, body }) => {
      if (!needsKey(endpoint)) return undefined;
      const write = JSON.stringify([endpoint.id, params, query, body instanceof Uint8Array ? printOf(body) : body]);
      const key = unsettled.get(write) ?? idempotencyKey();
      unsettled.set(write, key);
      return key;
    },
    settle: (key) => {
      for (const [write, other] of unsettled) if (other === key) unsettled.delete(write);
    },
  };
}

/** Two multiplicative hashes in one pass (the first is FNV-1a), fast enough for a video's part on a phone. */
function printOf(bytes: Uint8Array): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
  }
  return `${bytes.length} ${one >>> 0} ${other >>> 0}`;
}
