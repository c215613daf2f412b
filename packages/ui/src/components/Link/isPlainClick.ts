import type { MouseEvent } from "react";

/** Whether a click means to follow the link, not to open a tab, save or select. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
