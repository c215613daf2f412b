import type { IconPath } from "../../Icon.tsx";

export const carIcon: IconPath =
  "M5 17H3.5a1 1 0 0 1-1-1v-3.5a2 2 0 0 1 1.6-2L6 10l2-3.3A1.5 1.5 0 0 1 9.3 6h5a2 2 0 0 1 1.5.7L18.5 10l2 .5a1.5 1.5 0 0 1 1 1.5v4a1 1 0 0 1-1 1H19M9 17h6M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 10h12.5";
