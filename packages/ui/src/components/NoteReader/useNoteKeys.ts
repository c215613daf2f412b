import { type NoteStamp, noteStamps } from "@kyuseki/domain";
import { useEffect, useEffectEvent } from "react";

export type NoteKeyActions = {
  onNext: () => void;
  onPrevious: () => void;
  onStamp: (stamp: NoteStamp) => void;
  onWrite: () => void;
  onUndo: () => void;
  onStar: () => void;
  onHelp: () => void;
};

/**
 * The keys of the queue. They are the coach's only while nothing else wants them: not in a field, not while characters are
 * composed, not in a dialog or menu, not together with Ctrl, ⌘ or Alt, and not while `isOn` is false.
 */
export function useNoteKeys(isOn: boolean, actions: NoteKeyActions): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const act = actionOf(event, actions);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [isOn]);
}

function actionOf({ key, repeat, target }: KeyboardEvent, actions: NoteKeyActions): (() => void) | undefined {
  // Holding a key down walks through the notes, and does nothing else.
  const isWalk = walks[key];
  if (isWalk) return isArrow(key) && isScrolling(target) ? undefined : () => actions[isWalk]();
  if (repeat) return undefined;
  const stamp = /^[1-8]$/.test(key) ? noteStamps[Number(key) - 1] : undefined;
  if (stamp) return () => actions.onStamp(stamp);
  const name = once[key];
  return name && (() => actions[name]());
}

const walks: Partial<Record<string, "onNext" | "onPrevious">> = {
  j: "onNext",
  J: "onNext",
  ArrowDown: "onNext",
  k: "onPrevious",
  K: "onPrevious",
  ArrowUp: "onPrevious",
};

const once: Partial<Record<string, "onWrite" | "onUndo" | "onStar" | "onHelp">> = {
  c: "onWrite",
  C: "onWrite",
  u: "onUndo",
  U: "onUndo",
  s: "onStar",
  S: "onStar",
  "?": "onHelp",
};

const isArrow = (key: string) => key.startsWith("Arrow");

/** In the text of a note, arrows scroll. */
const isScrolling = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-scrolls]") !== null;

function isTaken(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, keyCode, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || keyCode === lateComposing || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector("dialog:modal")) return true;
  return target instanceof Element && target.closest(typing) !== null;
}

/** Some browsers end a composition before they report the key that ended it. */
const lateComposing = 229;

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';
