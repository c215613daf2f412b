import type { IconPath } from "../../Icon.tsx";

export const keyboardIcon: IconPath =
  "M2.5 6h19v12h-19zM6 9.5h.01M9 9.5h.01M12 9.5h.01M15 9.5h.01M18 9.5h.01M6 12.5h.01M18 12.5h.01M9 14.5h6";
