import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * The same function through all renderings; calls the handler of the latest one. For what must not be drawn again
 * because its handler is a new one, like the rows of a table. Not for calls during rendering.
 */
export function useEventCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
