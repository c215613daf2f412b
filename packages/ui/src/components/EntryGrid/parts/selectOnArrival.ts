import type { FocusEvent, MouseEvent } from "react";

/** The field that the present press has brought the focus to. */
let arrived: Element | null = null;

/**
 * Arriving in a field selects its text, so that typing replaces it. A press selects with its click: the browser puts the
 * caret where it was pressed after the focus. The next press in the same field places the caret.
 */
export const selectOnArrival = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    arrived = document.activeElement === currentTarget ? null : currentTarget;
  },
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (arrived === currentTarget) currentTarget.select();
    arrived = null;
  },
};
