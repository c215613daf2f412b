import type { IconPath } from "../../Icon.tsx";

export const trophyIcon: IconPath =
  "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.5v2A3.5 3.5 0 0 0 7 10.5M17 5h3.5v2a3.5 3.5 0 0 1-3.5 3.5M12 14v4M8 21v-1.5A1.5 1.5 0 0 1 9.5 18h5a1.5 1.5 0 0 1 1.5 1.5V21M5 21h14";
