import type { MouseEvent } from "react";

/** A press that means to go there, and not to open a new tab, save or select. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
