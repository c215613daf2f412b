import { type ComponentPropsWithRef, type RefObject, useRef, useState } from "react";

/** What the button that opens a popup wears; spread it on a Button or an IconButton. */
export type PopupTriggerProps = Required<
  Pick<
    ComponentPropsWithRef<"button">,
    "aria-haspopup" | "aria-expanded" | "onClick" | "onKeyDown" | "onPointerEnter" | "onFocus"
  >
> & { ref: RefObject<HTMLButtonElement | null> };

/** Where the focus goes when it opens; a pointer needs no first item. */
export type PopupEntry = "first" | "last" | "container";

/**
 * A popup whose inside is fetched on first use: the button costs nothing, and hovering over it or reaching it by key
 * already brings what it will show.
 */
export function usePopup(kind: "menu" | "dialog", warm: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [entry, setEntry] = useState<PopupEntry>();
  const prepare = () => void warm();

  const triggerProps: PopupTriggerProps = {
    ref: triggerRef,
    "aria-haspopup": kind,
    "aria-expanded": entry !== undefined,
    onClick: ({ detail }) => setEntry(detail === 0 ? "first" : "container"),
    // Opened at the key itself: a click made by a key looks like one made by a screen reader, which focuses later.
    onKeyDown: (event) => {
      const chosen = kind === "menu" ? menuKeys[event.key] : dialogKeys[event.key];
      if (!chosen) return;
      event.preventDefault();
      setEntry(chosen);
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  };

  return { triggerRef, triggerProps, entry, close: () => setEntry(undefined) };
}

const dialogKeys: Readonly<Record<string, PopupEntry>> = { Enter: "first", " ": "first" };
const menuKeys: typeof dialogKeys = { ...dialogKeys, ArrowDown: "first", ArrowUp: "last" };
