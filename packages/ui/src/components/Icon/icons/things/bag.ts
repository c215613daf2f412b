import type { IconPath } from "../../Icon.tsx";

export const bagIcon: IconPath =
  "M5 10a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM9 6V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5V6M5 12h14M10 12v3.5M8.5 17.5h7";
