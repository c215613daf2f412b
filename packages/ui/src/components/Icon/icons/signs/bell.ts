import type { IconPath } from "../../Icon.tsx";

export const bellIcon: IconPath =
  "M6 9a6 6 0 0 1 12 0c0 5 1.5 6 3 7.5H3c1.5-1.5 3-2.5 3-7.5zM10 20.5a2.3 2.3 0 0 0 4 0";
