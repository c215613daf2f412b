import type { IconPath } from "../../Icon.tsx";

export const noteIcon: IconPath =
  "M6 3h12.5A1.5 1.5 0 0 1 20 4.5v15a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3zM2.5 7.5h4M2.5 12h4M2.5 16.5h4M10.5 8.5h5.5M10.5 12.5h5.5";
