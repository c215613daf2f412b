import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query of `tokens/theme.ts` matches; for what CSS alone cannot change, such as which elements exist.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listFor(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  const read = () => listFor(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}

const lists = new Map<string, MediaQueryList>();

function listFor(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = window.matchMedia(query);
  lists.set(query, list);
  return list;
}
