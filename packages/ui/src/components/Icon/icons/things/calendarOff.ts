import type { IconPath } from "../../Icon.tsx";

export const calendarOffIcon: IconPath =
  "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 21H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 5zM3.5 10h17M8 2.5V7M16 2.5V7M10 13.5l4 4M14 13.5l-4 4";
