/** The link or button at a position of a box, given as shares of its width and height. */
export function pressedAt(box: HTMLElement, x: number, y: number): HTMLElement | null {
  box.scrollIntoView({ block: "center" });
  const { left, top, width, height } = box.getBoundingClientRect();
  const met = document.elementFromPoint(left + width * x, top + height * y);
  return met?.closest<HTMLElement>("a, button") ?? null;
}
