import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from "react";
import { type ChartPoint, type PointReach, pointAfterKey, pointAt } from "./rovingPoints.ts";

/**
 * The pointed or focused point, and the handlers of the one element that listens for all points. `place` is the
 * keyboard's point (initially the last one), `shown` the one to mark, if any.
 */
export function useRovingPoints(
  points: readonly ChartPoint[],
  { reach = "near", onSelect }: { reach?: PointReach; onSelect?: ((rowId: string) => void) | undefined } = {},
) {
  const [kept, setPlace] = useState<number>();
  const [isShown, setShown] = useState(false);
  const place = Math.min(kept ?? points.length - 1, points.length - 1);

  const show = (index: number) => {
    setShown(index >= 0);
    if (index >= 0) setPlace(index);
  };
  const pointedBy = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return pointAt(points, clientX - left, clientY - top, reach);
  };
  const select = (index: number) => {
    const point = points[index];
    if (point) onSelect?.(point.rowId);
  };

  const handlers = {
    onPointerMove: (event: PointerEvent) => show(pointedBy(event)),
    onPointerDown: (event: PointerEvent) => show(pointedBy(event)),
    onPointerUp: (event: PointerEvent) => select(pointedBy(event)),
    onPointerLeave: (event: PointerEvent) => {
      // A lifted finger also leaves; the touched point stays marked.
      if (event.pointerType === "mouse") setShown(false);
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(":focus-visible")) setShown(true);
    },
    onBlur: () => setShown(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && isShown) {
        event.stopPropagation();
        setShown(false);
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        select(place);
      } else {
        const next = pointAfterKey(points, place, event.key, reach);
        if (next === null) return;
        event.preventDefault();
        show(next);
      }
    },
  };

  return { place, shown: isShown ? points[place] : undefined, handlers };
}
