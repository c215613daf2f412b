import type { IconPath } from "../../Icon.tsx";

export const playerSearchIcon: IconPath =
  "M6.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M3 20.5V19a4.5 4.5 0 0 1 4.5-4.5H10M13.5 16.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18.7 18.7l2.8 2.8";
