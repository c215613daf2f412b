import type { Step } from "./moveFocus.ts";

/**
 * `move`: keys move, typing overwrites. `type`: overwriting, arrows still move. `edit`: the caret moves in the text.
 */
export type EntryMode = "move" | "type" | "edit";
export type KeyOrder =
  | { step: Step; extend: boolean }
  | "edit"
  | "cancel"
  | "leave"
  | "clear"
  | "undo"
  | "redo"
  | "all"
  | "accept";

export type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** What a key does on the grid; null leaves it to the browser. */
export function readKey(pressed: PressedKey, mode: EntryMode): KeyOrder | null {
  const { key, shiftKey: shift, altKey: alt } = pressed;
  const command = pressed.ctrlKey || pressed.metaKey;
  const to = (step: Step, extend = false): KeyOrder => ({ step, extend });

  if (alt) return altKeys[key] ?? null;
  if (key === "Enter") return command ? null : to(shift ? "up" : "down");
  if (key === "Tab") return command ? null : to(shift ? "previous" : "next");
  if (key === "Escape") return mode === "move" ? "leave" : "cancel";
  if (mode === "edit" && caretKeys.has(key)) return null;

  const step = command ? jumps[key] : steps[key];
  if (step) return mode === "move" ? to(step, shift) : shift ? null : to(step);
  if (mode !== "move") return null;
  if (command) return commands[shift ? key.toUpperCase() : key.toLowerCase()] ?? null;
  return plain[key] ?? null;
}

const altKeys: Partial<Record<string, KeyOrder>> = { Enter: "accept", ArrowDown: "edit" };
const caretKeys = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);
const steps: Partial<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "rowStart",
  End: "rowEnd",
  PageUp: "pageUp",
  PageDown: "pageDown",
};
const jumps: Partial<Record<string, Step>> = {
  ArrowUp: "columnStart",
  ArrowDown: "columnEnd",
  ArrowLeft: "rowStart",
  ArrowRight: "rowEnd",
  Home: "first",
  End: "last",
};
const commands: Partial<Record<string, KeyOrder>> = { z: "undo", y: "redo", Z: "redo", a: "all" };
const plain: Partial<Record<string, KeyOrder>> = { F2: "edit", Delete: "clear" };
