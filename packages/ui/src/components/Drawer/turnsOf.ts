import type { KeyboardEvent, PointerEvent } from "react";

/** 並びの前後へ移る。端では渡さない。 */
export type Turns = { onPrevious?: (() => void) | undefined; onNext?: (() => void) | undefined };

/**
 * ← and → in the panel. They stay with whatever else wants them: a field, a menu, another dialog, a scrolled box, and the
 * browser's own keys.
 */
export function turnByKey(event: KeyboardEvent<HTMLElement>, { onPrevious, onNext }: Turns): void {
  const { key, nativeEvent, defaultPrevented, repeat, currentTarget, target } = event;
  const turn = key === "ArrowLeft" ? onPrevious : key === "ArrowRight" ? onNext : undefined;
  if (!turn || defaultPrevented || repeat || nativeEvent.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!isFree(target, currentTarget) || isTyped(target)) return;
  event.preventDefault();
  turn();
}

export type Touched = Pick<PointerEvent, "pointerId" | "clientX" | "clientY" | "timeStamp">;

/** Whether a touch may become a swipe: not on what it moves by itself, nor at the edge, where the browser goes back. */
export function startsSwipe({ pointerType, isPrimary, clientX, target, currentTarget }: PointerEvent<HTMLElement>) {
  if (pointerType !== "touch" || !isPrimary) return false;
  if (clientX < swipe.edge || clientX > window.innerWidth - swipe.edge) return false;
  return isFree(target, currentTarget) && !isTyped(target);
}

/** What a touch that has ended turns to; nothing when it was short, slow or upright, so that scrolling stays itself. */
export function turnBySwipe(from: Touched, to: Touched, { onPrevious, onNext }: Turns): (() => void) | undefined {
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const isSwipe =
    Math.abs(across) >= swipe.least &&
    Math.abs(across) >= swipe.flat * Math.abs(down) &&
    to.timeStamp - from.timeStamp <= swipe.mostMs;
  if (!isSwipe) return undefined;
  return across < 0 ? onNext : onPrevious;
}

const swipe = { least: 56, flat: 2, mostMs: 700, edge: 24 } as const;

/** Not in a dialog or menu over the panel, nor in a box that scrolls sideways. */
function isFree(target: EventTarget, panel: HTMLElement): boolean {
  if (!(target instanceof Element) || !panel.contains(target)) return false;
  for (let at: Element | null = target; at && at !== panel; at = at.parentElement) {
    if (at.matches(layers) || (at.scrollWidth > at.clientWidth && scrolls.has(getComputedStyle(at).overflowX)))
      return false;
  }
  return true;
}

const layers = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const scrolls = new Set(["auto", "scroll"]);

const isTyped = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('input, textarea, select, video, [contenteditable], [role="slider"]') !== null;
