import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useRef, useState } from "react";
import type { RowId } from "./tableFeatures.ts";

/** Up to here all rows are drawn, so that the browser's own search finds them. */
const drawnWhole = 200;

/** Rows drawn at least beyond the edge on either side: what a fast flick passes while the main thread is late. */
const ahead = 12;

/** Rows come and go by so many at once: laying out the table is dear, and not dearer for eight rows than for one. */
const batch = 8;

/** Which rows are drawn. The one that has focus always is, and `wanted`, wherever the frame is scrolled to. */
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

/** Rows are measured in rem, so that they grow with the reader's text. */
function rootSize() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
