import type { IconPath } from "../../Icon.tsx";

export const flagIcon: IconPath =
  "M4.5 21.5V4M4.5 4.5c3-2 5-1.5 7.5-.5s4.5 1.5 7.5 0v10c-3 1.5-5 1-7.5 0s-4.5-1.5-7.5.5";
