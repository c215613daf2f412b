/** What of JSON in `localStorage` is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The entries of a stored object that `isValue` knows; none for anything else. */
export function entriesOf<Value>(values: unknown, isValue: (value: unknown) => value is Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(isRecord(values) ? values : {}).filter((entry): entry is [string, Value] => isValue(entry[1])),
  );
}

/** Calls `listener` when another tab changes the key or empties the storage; returns the way to stop. */
export function followKey(
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">,
  key: () => string,
  listener: () => void,
): () => void {
  const follow = (event: Event) => {
    if (event instanceof StorageEvent && (event.key === key() || event.key === null)) listener();
  };
  events.addEventListener("storage", follow);
  return () => events.removeEventListener("storage", follow);
}
