import type { IconPath } from "../../Icon.tsx";

export const recordIcon: IconPath =
  "M8.5 4.5H6A1.5 1.5 0 0 0 4.5 6v14A1.5 1.5 0 0 0 6 21.5h12a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 18 4.5h-2.5M8.5 2.5h7v4h-7zM8.5 14l2.5 2.5 4.5-5";
