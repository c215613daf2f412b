import type { IconPath } from "../../Icon.tsx";

export const refreshIcon: IconPath =
  "M20.5 12a8.5 8.5 0 0 1-15 5.5l-2-2M3.5 20v-4.5H8M3.5 12a8.5 8.5 0 0 1 15-5.5l2 2M20.5 4v4.5H16";
