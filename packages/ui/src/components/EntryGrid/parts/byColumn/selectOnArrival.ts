import type { FocusEvent, MouseEvent } from "react";

/** The field that the present press has focused. */
let arrived: Element | null = null;

/**
 * Selects a field's text on focus, so that typing replaces it. With a mouse the text is selected on click, because the
 * browser places the caret after the focus. The next press in the same field places the caret.
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
