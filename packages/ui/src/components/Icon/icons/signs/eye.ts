import type { IconPath } from "../../Icon.tsx";

export const eyeIcon: IconPath =
  "M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
