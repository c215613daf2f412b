/** Widths of text are estimated in ems: enough to reserve room, and the same on every machine. */
const wideEm = 1;
const latinEm = 0.58;
/** Digits of the condensed numeral face. */
const digitEm = 0.46;

/** Estimated width of `text` in the text face at `sizePx`. */
export function textWidth(text: string, sizePx: number): number {
  return emsOf(text) * sizePx;
}

/** Estimated width of a number in the numeral face at `sizePx`. */
export function numberWidth(text: string, sizePx: number): number {
  return [...text].reduce((sum, sign) => sum + (isWide(sign) ? wideEm : digitEm), 0) * sizePx;
}

/** The text, or its beginning and 「…」 when it is wider than the room. */
export function fitText(text: string, roomPx: number, sizePx: number): string {
  if (textWidth(text, sizePx) <= roomPx) return text;
  let used = wideEm * sizePx;
  let kept = "";
  for (const sign of text) {
    used += emsOf(sign) * sizePx;
    if (used > roomPx) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Heights for labels wanted at `ys`: each at least `gap` below the one above it, the last not below `bottom`. In the
 * order given.
 */
export function spreadLabels(ys: readonly number[], gap: number, bottom: number): number[] {
  const order = ys.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let floor = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.y = Math.max(label.y, floor + gap);
    floor = label.y;
  }
  let ceiling = bottom + gap;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling - gap);
    ceiling = label.y;
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ y }) => y);
}

/** Middle, upper edge and width of a label, in pixels. */
export type PlacedLabel = { x: number; y: number; width: number };

/** Which labels, given from left to right, do not overlap: the last always, then from the right those with room. */
export function clearLabels(labels: readonly PlacedLabel[], height: number): ReadonlySet<number> {
  const shown = new Map<number, PlacedLabel>();
  for (const [index, label] of [...labels.entries()].toReversed()) {
    const isClear = [...shown.values()].every(
      (other) => other.x - label.x >= (other.width + label.width) / 2 || Math.abs(other.y - label.y) >= height,
    );
    if (isClear) shown.set(index, label);
  }
  return new Set(shown.keys());
}

const emsOf = (text: string) => [...text].reduce((sum, sign) => sum + (isWide(sign) ? wideEm : latinEm), 0);

/** Characters from the Japanese blocks on are full-width. */
const isWide = (sign: string) => sign >= "\u2e80";
