import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Keyboard access to the notices: F6 focuses the newest, or returns. When the focused one disappears, the focus goes to
 * the next, or back to where it came from. Returns the handlers of the region.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const before = useRef<HTMLElement>(null);
  const [isFocused, setFocused] = useState(false);

  useLayoutEffect(() => {
    if (!isFocused || region.current?.contains(document.activeElement)) return;
    const next = region.current?.querySelector<HTMLElement>("button");
    (next ?? before.current)?.focus();
    if (!next) setFocused(false);
  });

  useEffect(() => {
    if (!hasToasts) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.defaultPrevented) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) before.current?.focus();
      else region.current?.querySelector<HTMLElement>(":scope > * > :last-child button")?.focus();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [region, hasToasts]);

  return {
    isFocused,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      setFocused(true);
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
