import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useRef, useState } from "react";
import type { RowId } from "../tableFeatures.ts";

/** Up to this number all rows are rendered, so that the browser's own search finds them. */
const drawnWhole = 200;

/** Rows rendered beyond either edge: what a fast flick passes while the main thread is busy. */
const ahead = 12;

/** Rows are added and removed in batches: laying out the table costs the same for eight rows as for one. */
const batch = 8;

/** Which rows are rendered: those in sight, the focused one, and `wanted`. */
export function useVirtualRows<Item extends Element>(ids: readonly RowId[], estimateRem: number, wanted?: RowId) {
  const frame = useRef<HTMLDivElement>(null);
  const [rootPx] = useState(rootSize);
  const [focused, setFocused] = useState<number | null>(null);
  const wantedAt = wanted === undefined ? -1 : ids.indexOf(wanted);

  const virtualizer = useVirtualizer<HTMLDivElement, Item>({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimateRem * rootPx,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: ids.length <= drawnWhole ? ids.length : ahead,
    rangeExtractor: useCallback(
      (range) => {
        const indexes = batched(range);
        const more = [focused ?? -1, wantedAt].filter((at) => at >= 0 && at < range.count && !indexes.includes(at));
        return more.length === 0 ? indexes : [...new Set([...indexes, ...more])].sort((a, b) => a - b);
      },
      [focused, wantedAt],
    ),
  });

  const followFocus = {
    onFocus: ({ target }: FocusEvent) => {
      const index = target.closest("[data-index]")?.getAttribute("data-index");
      setFocused(index ? Number(index) : null);
    },
    onBlur: () => setFocused(null),
  };
  return { frame, virtualizer, followFocus };
}

function batched({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.floor(Math.max(0, startIndex - overscan) / batch) * batch;
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / batch) * batch);
  return Array.from({ length: end - first }, (_, place) => first + place);
}

/** Rows are measured in rem, so that they grow with the reader's text size. */
function rootSize() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
