import type { KeyboardEvent } from "react";

export type TransportKey =
  | "toggle"
  | "previous"
  | "next"
  | "frameBack"
  | "frameForward"
  | "quarter"
  | "half"
  | "whole"
  | "loop"
  | "fullScreen"
  | "swap";

/** The meaning of a key inside a player; none where the focused control itself handles the key. */
export function transportKey({ key, target, ...event }: Pressed): TransportKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const meaning = meanings.get(key.toLowerCase()) ?? null;
  const own = target instanceof HTMLElement ? ownKeys.get(target.dataset.keys ?? target.localName) : undefined;
  return own?.includes(key) ? null : meaning;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

const meanings = new Map<string, TransportKey>([
  [" ", "toggle"],
  ["arrowleft", "previous"],
  ["arrowright", "next"],
  [",", "frameBack"],
  [".", "frameForward"],
  ["1", "quarter"],
  ["2", "half"],
  ["3", "whole"],
  ["l", "loop"],
  ["f", "fullScreen"],
  ["c", "swap"],
]);

const ownKeys = new Map<string, readonly string[]>([
  ["button", [" "]],
  ["time", ["ArrowLeft", "ArrowRight"]],
]);
