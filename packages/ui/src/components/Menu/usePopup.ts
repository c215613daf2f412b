import { type ComponentPropsWithRef, type RefObject, useDeferredValue, useRef, useState } from "react";

/** Props of the button that opens a popup; spread on a Button or an IconButton. */
export type PopupTriggerProps = Required<
  Pick<
    ComponentPropsWithRef<"button">,
    "aria-haspopup" | "aria-expanded" | "onClick" | "onKeyDown" | "onPointerEnter" | "onFocus"
  >
> & { ref: RefObject<HTMLButtonElement | null> };

/** Where the focus goes on opening; not set for a pointer. */
export type PopupEntry = "first" | "last" | "container";

/**
 * A popup whose content is imported on first use; hovering over its button or focusing it starts the import. The button
 * answers a press at once, `entry` a moment later: what opens makes everything around it inert.
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
    // Opened on keydown: a click from a key looks like one from a screen reader, which focuses later.
    onKeyDown: (event) => {
      const chosen = kind === "menu" ? menuKeys[event.key] : dialogKeys[event.key];
      if (!chosen) return;
      event.preventDefault();
      setEntry(chosen);
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  };

  return { triggerRef, triggerProps, entry: useDeferredValue(entry), close: () => setEntry(undefined) };
}

const dialogKeys: Readonly<Record<string, PopupEntry>> = { Enter: "first", " ": "first" };
const menuKeys: typeof dialogKeys = { ...dialogKeys, ArrowDown: "first", ArrowUp: "last" };
