import type { IconPath } from "../../Icon.tsx";

export const gridIcon: IconPath =
  "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM3.5 9.2h17M3.5 14.8h17M9.2 3.5v17M14.8 3.5v17";
